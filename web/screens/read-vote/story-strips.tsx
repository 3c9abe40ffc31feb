import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { classes } from "../../parts/classes.ts";
import { screenWords } from "../../words/screens.ts";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import { Strip } from "../story/strip.tsx";
import type { Reading } from "./reactions.ts";
import styles from "./read-vote.module.css";
import stickers from "./stickers.module.css";
import { Stickers } from "./stickers.tsx";

const words = screenWords.read;

interface Props {
	game: Game;
	player: OwnPlayer;
	/** From the first one on. */
	parts: readonly WireSubmission[];
	reading: Reading;
	/** For the strip of the last part. */
	lastClass?: string | undefined;
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
	lastClass,
}: Props) =>
	parts.map((part, i) => {
		const own = player.own_submissions.includes(part.id);
		return (
			<Strip
				key={part.id}
				game={game}
				part={part}
				className={classes(!own && stickers.strip, i === parts.length - 1 && lastClass)}
			>
				{own ? (
					<p className={styles.ownPart}>{words.ownPart}</p>
				) : (
					<Stickers
						part={partName(part.index)}
						given={given[i] ?? []}
						onToggle={(emoji) => toggle(i, emoji)}
					/>
				)}
				<div className={styles.marks}>
					<FlagButton flags={flags} part={part} onFlag={flag} />
					<CensorButton game={game} player={player} part={part} />
				</div>
			</Strip>
		);
	});
