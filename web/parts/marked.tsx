import type { ReactNode } from "react";
import { space } from "#words/grammar.ts";
import { classes } from "./classes.ts";
import styles from "./marked.module.css";

interface MarkedProps {
	/** Keeps the words on one line where it can. */
	whole?: boolean;
	children: ReactNode;
}

/** Shows words under a highlighter. */
export function Marked({ whole = false, children }: MarkedProps) {
	return <span className={classes(styles.mark, whole && styles.whole)}>{children}</span>;
}

interface HalfMarkedProps {
	halves: readonly string[];
	/** Keeps the second half on one line where it can, for a heading in the middle. */
	whole?: boolean;
}

/** Shows a text of two halves, the second under a highlighter. */
export const HalfMarked = ({ halves: [before, marked], whole = false }: HalfMarkedProps) => (
	<>
		{before}
		{space}
		<Marked whole={whole}>{marked}</Marked>
	</>
);
