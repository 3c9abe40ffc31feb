import type { Game, OwnPlayer, WireSubmission } from "../../gateway/protocol.ts";
import { partName } from "./ordinals.ts";
import { Stickers } from "./stickers.tsx";
import { Strip } from "./strip.tsx";
import { screenWords } from "./words.ts";

const words = screenWords.read;

interface Props {
	game: Game;
	player: OwnPlayer;
	/** From the first one on. */
	parts: readonly WireSubmission[];
	given: readonly number[][];
	toggle: (part: number, emoji: number) => void;
}

/** Parts to read, with seven stickers under each that somebody else wrote. */
export const StoryStrips = ({ game, player, parts, given, toggle }: Props) =>
	parts.map((part, i) => (
		<Strip key={part.id} game={game} part={part}>
			{player.own_submissions.includes(part.id) ? (
				<p className="own-part">{words.ownPart}</p>
			) : (
				<Stickers part={partName(part.index)} given={given[i] ?? []} onToggle={(emoji) => toggle(i, emoji)} />
			)}
		</Strip>
	));
