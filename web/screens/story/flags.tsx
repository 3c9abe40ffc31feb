import { Flag } from "lucide-react";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { classes } from "../../parts/classes.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./flag.module.css";

const words = screenWords.write;

export interface Flags {
	/** Parts the player may flag: those of others, in rooms with moderation. */
	allowed: ReadonlySet<number>;
	flagged: readonly number[];
}

/** Which of the visible parts the player may flag, and has flagged; the audience may not. */
export function flagsOf(game: Game, player: OwnPlayer, parts: readonly WireSubmission[]): Flags {
	const others =
		game.settings.moderation && !player.data.audience
			? parts.filter((part) => !player.own_submissions.includes(part.id))
			: [];
	return {
		allowed: new Set(others.map((part) => part.id)),
		flagged: others.filter((part) => part.meta.flagged.includes(player.id)).map((part) => part.id),
	};
}

/** The flags after one more press on a part. */
const flipped = (flagged: readonly number[], id: number): number[] =>
	flagged.includes(id) ? flagged.filter((other) => other !== id) : [...flagged, id];

interface Props {
	flags: Flags;
	part: WireSubmission;
	/** Takes all flags of this player on the visible parts. */
	onFlag: (flagged: number[]) => void;
	className?: string | undefined;
}

/** Tells the host that somebody should look at this part before it is read. */
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
