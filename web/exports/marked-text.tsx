import { hasUnspaced } from "#game/lines/unspaced.ts";
import { segmentsOf } from "../game/marked-word.ts";
import styles from "./marked-text.module.css";

interface Props {
	/** The text before the marked line, the line, and the text after it. */
	text: readonly [before: string, line: string, after: string];
}

let characters: Intl.Segmenter | null = null;

/**
 * Returns the longest pieces of a line within which it never breaks: its words, and the characters
 * of words in scripts without spaces.
 */
export function unbroken(line: string): { segment: string; index: number }[] {
	return segmentsOf(line).flatMap((word) => {
		if (!hasUnspaced(word.segment)) return [word];
		characters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
		return [...characters.segment(word.segment)].map(({ segment, index }) => ({
			segment,
			index: word.index + index,
		}));
	});
}

/**
 * Shows a text with a line marked in it. The marker is drawn under the whole text, because it would
 * otherwise cover letters of the line above. It goes piece by piece because html2canvas fills boxes,
 * and so does the text, whose lines would otherwise break elsewhere.
 */
export function CardText({ text }: Props) {
	const [before, line, after] = text;
	if (line === "") return text.join("");
	const pieces = unbroken(line);
	return (
		<span className={styles.text}>
			<span className={styles.under} aria-hidden="true">
				{before}
				{pieces.map(({ segment, index }) => (
					<mark key={index}>{segment}</mark>
				))}
				{after}
			</span>
			<span className={styles.over}>
				{before}
				{pieces.map(({ segment, index }) => (
					<span key={index}>{segment}</span>
				))}
				{after}
			</span>
		</span>
	);
}
