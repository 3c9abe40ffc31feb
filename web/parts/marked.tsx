import type { ReactNode } from "react";
import styles from "./marked.module.css";

/** Shows words under a highlighter. */
export function Marked({ children }: { children: ReactNode }) {
	return <span className={styles.mark}>{children}</span>;
}
