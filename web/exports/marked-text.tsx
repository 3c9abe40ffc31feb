import styles from "./marked-text.module.css";

interface Props {
	/** The text before the marked line, the line, and the text after it. */
	text: readonly [before: string, line: string, after: string];
}

/**
 * Shows a text with a line marked in it. The marker is drawn under the whole text, because it would
 * otherwise cover letters of the line above. It goes word by word because html2canvas fills boxes.
 */
export function CardText({ text }: Props) {
	const [before, line, after] = text;
	if (line === "") return text.join("");
	const words = new Intl.Segmenter("en", { granularity: "word" }).segment(line);
	return (
		<span className={styles.text}>
			<span className={styles.under} aria-hidden="true">
				{before}
				{[...words].map(({ segment, index }) => (
					<mark key={index}>{segment}</mark>
				))}
				{after}
			</span>
			<span className={styles.over}>{text.join("")}</span>
		</span>
	);
}
