import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./code-letters.module.css";

interface CodeLettersProps {
	/** Null hides the code. */
	code: string | null;
	/** The text for screen readers in place of a hidden code. */
	hidden: string;
	className?: string | undefined;
}

const MASK = "****";

/** Shows a room code as letters that are cut out of four magazines. The font size is its size. */
export const CodeLetters = ({ code, hidden, className }: CodeLettersProps) => (
	<p className={classes(styles.code, className)}>
		<span className={common.silentText} aria-hidden={code === null}>
			{code ?? MASK}
		</span>
		{code === null && <span className={common.silentText}>{hidden}</span>}
		{/* The style writes the letters, so that the code is in the document as one word. */}
		{[...(code ?? MASK)].map((letter, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a letter has no other identity than its place
			<b key={i} data-letter={letter} aria-hidden="true" />
		))}
	</p>
);
