import { useRef } from "react";
import { REACTION_NAMES } from "#game/points/reactions.ts";
import { reactionWords } from "#words/game/reactions.ts";
import { readingWords } from "#words/game/reading.ts";
import { SHOWN_REACTIONS } from "../../game/top-reactions.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Emoji } from "../../parts/emoji.tsx";
import styles from "./reaction-board.module.css";

const words = readingWords.together;

/** Milliseconds after which a press is a hold. */
const HOLD = 500;

interface Props {
	/** The part's name, for screen readers. */
	part: string;
	/** The reader's own avatar, which hops. */
	sprite: number;
	given: readonly number[];
	/** The number of each emoji that all readers have given. */
	counts: ReadonlyMap<number, number>;
	/** Gives an emoji, or takes it back. Absent where the reader may not react. */
	onToggle?: ((emoji: number) => void) | undefined;
	/** The emoji was given before, and flies once more. */
	onAgain: (emoji: number) => void;
	onHop: () => void;
}

/**
 * Shows the reactions with the sums of the room, and a hop. The first press of a kind counts,
 * later ones only fly, and a hold takes it back.
 */
export function ReactionBoard({ part, sprite, given, counts, onToggle, onAgain, onHop }: Props) {
	const held = useRef<{ timer: ReturnType<typeof setTimeout>; done: boolean } | null>(null);
	const takeBack = (emoji: number) => {
		if (held.current) held.current.done = true;
		if (given.includes(emoji)) onToggle?.(emoji);
	};
	const press = (emoji: number) => {
		const wasHeld = held.current?.done;
		held.current = null;
		if (wasHeld) return;
		if (given.includes(emoji)) onAgain(emoji);
		else onToggle?.(emoji);
	};
	const hold = (emoji: number) => {
		clearTimeout(held.current?.timer);
		held.current = { timer: setTimeout(() => takeBack(emoji), HOLD), done: false };
	};
	const release = () => clearTimeout(held.current?.timer);
	return (
		<fieldset className={styles.board} data-edge>
			<legend className={common.silentText}>{words.reactions(part)}</legend>
			{SHOWN_REACTIONS.map((emoji) => {
				const count = counts.get(emoji) ?? 0;
				return (
					<button
						key={emoji}
						type="button"
						disabled={!onToggle}
						aria-pressed={given.includes(emoji)}
						aria-label={words.give(reactionWords[REACTION_NAMES[emoji] ?? "star"], count)}
						onPointerDown={() => hold(emoji)}
						onPointerUp={release}
						onPointerLeave={release}
						onContextMenu={(event) => event.preventDefault()}
						onClick={() => press(emoji)}
						onKeyDown={(event) => {
							if (event.key === "Backspace" || event.key === "Delete") takeBack(emoji);
						}}
					>
						<Emoji index={emoji} size={46} />
						{count > 0 && (
							<b key={count} className={styles.count} aria-hidden>
								{count}
							</b>
						)}
					</button>
				);
			})}
			<button type="button" className={styles.hop} onClick={onHop}>
				<Avatar sprite={sprite} size={46} />
				{words.hop}
			</button>
		</fieldset>
	);
}
