import { type KeyboardEvent, useRef, useState } from "react";
import { sentencesOf } from "#game/lines/sentences.ts";
import { readingWords } from "#words/game/reading.ts";
import { forwardOf } from "../../device/forward.ts";
import { classes } from "../../parts/classes.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import story from "../../parts/story/story-text.module.css";
import { LitText } from "./lit-text.tsx";
import { isLit } from "./live-counts.ts";
import styles from "./marked-text.module.css";

const words = readingWords.together;

interface Props {
	text: string;
	/** The number of readers who have marked a sentence, by its position. */
	marks: Readonly<Record<string, number>>;
	/** The position of the reader's own mark; null without one. */
	own: number | null;
	/** Puts the reader's mark on a sentence, or takes it off. Absent where the reader may not mark. */
	onMark?: ((sentence: number | null) => void) | undefined;
	className?: string | undefined;
}

/**
 * Shows a text whose sentences can be marked. The sentences are one stop of the Tab key, and the
 * arrow keys go from one to the next.
 */
export function MarkedText({ text, marks, own, onMark, className }: Props) {
	const [at, setAt] = useState(own ?? 0);
	const sentences = useRef<HTMLParagraphElement>(null);
	const all = sentencesOf(text);
	const look = (i: number) => classes((own === i || isLit(marks[i])) && styles.marked);
	const shape = classes(story.text, className);
	if (!onMark)
		return (
			<LitText
				sentences={all.map((sentence, index) => ({ index, text: sentence }))}
				marks={marks}
				own={own}
				className={shape}
				litClass={styles.marked}
			/>
		);
	const press = (i: number) => onMark(own === i ? null : i);
	const keys = (event: KeyboardEvent, i: number) => {
		const step = stepOf(event);
		if (event.key === "Enter" || event.key === " ") press(i);
		else if (step === 0) return;
		event.preventDefault();
		const next = Math.max(0, Math.min(all.length - 1, i + step));
		setAt(next);
		sentences.current?.querySelectorAll<HTMLElement>("[role=button]")[next]?.focus();
	};
	return (
		<Quoted as="p" className={shape} ref={sentences}>
			{all.map((sentence, i) => (
				// biome-ignore lint/a11y/useSemanticElements: a button cannot wrap with the lines of a text
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change
					key={i}
					role="button"
					tabIndex={i === Math.min(at, all.length - 1) ? 0 : -1}
					aria-pressed={own === i}
					aria-description={words.marked(marks[i] ?? 0)}
					className={classes(styles.sentence, look(i))}
					onClick={() => press(i)}
					onKeyDown={(event) => keys(event, i)}
				>
					{sentence}
				</span>
			))}
		</Quoted>
	);
}

/** Returns 1 for an arrow key to the next sentence, -1 for one back, and 0 for any other key. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
	if (key === "ArrowDown" || key === "ArrowUp") return key === "ArrowDown" ? 1 : -1;
	if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
	return forwardOf(currentTarget) * (key === "ArrowRight" ? 1 : -1);
}
