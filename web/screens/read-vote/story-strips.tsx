import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { screenWords } from "../../words/screens.ts";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import { Strip } from "../story/strip.tsx";
import type { Reading } from "./reactions.ts";
import { Stickers } from "./stickers.tsx";

const words = screenWords.read;

interface Props {
	game: Game;
	player: OwnPlayer;
	/** From the first one on. */
	parts: readonly WireSubmission[];
	reading: Reading;
}

/**
 * Parts to read, with seven stickers under each that somebody else wrote, and marks for what should
 * not be read.
 */
export const StoryStrips = ({
	game,
	player,
	parts,
	reading: { given, toggle, flags, flag },
}: Props) =>
	parts.map((part, i) => (
		<Strip key={part.id} game={game} part={part}>
			{player.own_submissions.includes(part.id) ? (
				<p className="own-part">{words.ownPart}</p>
			) : (
				<Stickers
					part={partName(part.index)}
					given={given[i] ?? []}
					onToggle={(emoji) => toggle(i, emoji)}
				/>
			)}
			<div className="marks">
				<FlagButton flags={flags} part={part} onFlag={flag} />
				<CensorButton game={game} player={player} part={part} />
			</div>
		</Strip>
	));
