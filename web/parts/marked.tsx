import type { ReactNode } from "react";
import { space } from "#words/grammar.ts";
import styles from "./marked.module.css";

/** Shows words under a highlighter. */
export function Marked({ children }: { children: ReactNode }) {
	return <span className={styles.mark}>{children}</span>;
}

/** Shows a text of two halves, the second under a highlighter. */
export const HalfMarked = ({ halves: [before, marked] }: { halves: readonly string[] }) => (
	<>
		{before}
		{space}
		<Marked>{marked}</Marked>
	</>
);
