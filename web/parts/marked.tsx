import type { ReactNode } from "react";
import styles from "./marked.module.css";

/** The words that matter, under the highlighter. */
export function Marked({ children }: { children: ReactNode }) {
	return <span className={styles.mark}>{children}</span>;
}
