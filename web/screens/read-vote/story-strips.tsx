import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { partName } from "#words/ordinals.ts";
import { mayReactTo } from "../../game/read-state.ts";
import { classes } from "../../parts/classes.ts";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import type { StoryReading } from "../story/reactions.ts";
import { Strips } from "../story/strips.tsx";
import styles from "./read-vote.module.css";
import stickers from "./stickers.module.css";
import { Stickers } from "./stickers.tsx";

const words = readingWords.read;

interface Props {
	game: Game;
	player: OwnPlayer;
	/** In order, from part 0 on. */
	parts: readonly WireSubmission[];
	reading: StoryReading;
	/** The class of the last strip. */
	lastClass?: string | undefined;
}

/**
 * Shows the parts of a story, with stickers below those of others, and the buttons to flag and to
 * black out.
 */
export const StoryStrips = ({
	game,
	player,
	parts,
	reading: { given, toggle, flags, flag },
	lastClass,
}: Props) => {
	const belowOf = (part: WireSubmission, own: boolean) => (
		<>
			{own ? (
				<p className={styles.ownPart}>{words.ownPart}</p>
			) : (
				<Stickers
					part={partName(part.index)}
					given={given[parts.indexOf(part)] ?? []}
					onToggle={(emoji) => toggle(parts.indexOf(part), emoji)}
				/>
			)}
			<div className={styles.marks}>
				<FlagButton flags={flags} part={part} onFlag={flag} />
				<CensorButton game={game} player={player} part={part} />
			</div>
		</>
	);
	return (
		<Strips
			game={game}
			parts={parts}
			frame={(part) => {
				const own = !mayReactTo(game, player, part);
				return {
					className: classes(!own && stickers.strip, part === parts.at(-1) && lastClass),
					below: belowOf(part, own),
				};
			}}
		/>
	);
};
