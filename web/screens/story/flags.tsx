import { Flag } from "lucide-react";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { partName } from "#words/ordinals.ts";
import { classes } from "../../parts/classes.ts";
import styles from "./flag.module.css";

const words = screenWords.write;

export interface Flags {
	/** Ids of the parts that the player may flag. */
	allowed: ReadonlySet<number>;
	flagged: readonly number[];
}

/**
 * Returns which of the parts the player may flag and has flagged. In rooms with moderation players
 * may flag parts of others; the audience may flag none.
 */
export function flagsOf(game: Game, player: OwnPlayer, parts: readonly WireSubmission[]): Flags {
	const others =
		game.settings.moderation && !player.data.audience
			? parts.filter((part) => !player.own_submissions.includes(part.id))
			: [];
	return {
		allowed: new Set(others.map((part) => part.id)),
		flagged: others.filter((part) => player.own_flags.includes(part.id)).map((part) => part.id),
	};
}

/** Returns the flags with one part added or removed. */
const flipped = (flagged: readonly number[], id: number): number[] =>
	flagged.includes(id) ? flagged.filter((other) => other !== id) : [...flagged, id];

interface Props {
	flags: Flags;
	part: WireSubmission;
	/** Receives all of this player's flags on the visible parts. */
	onFlag: (flagged: number[]) => void;
	className?: string | undefined;
}

/**
 * Flags a part for the host's moderation, or takes the flag back
 * (docs/game.md "Flags and moderation").
 */
export function FlagButton({ flags, part, onFlag, className }: Props) {
	if (!flags.allowed.has(part.id)) return null;
	const on = flags.flagged.includes(part.id);
	return (
		<button
			type="button"
			className={classes(styles.flag, className)}
			aria-pressed={on}
			aria-label={words.flagLabel(partName(part.index))}
			onClick={() => onFlag(flipped(flags.flagged, part.id))}
		>
			<Flag size={16} fill={on ? "currentColor" : "none"} aria-hidden />
			{on ? words.flagged : words.flag}
		</button>
	);
}
