import type { ReactNode } from "react";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import styles from "./task-note.module.css";

interface Props {
	error: string | null;
	/** The progress or the result. */
	children?: ReactNode;
}

/**
 * Shows the progress and the error of a download. Both elements are always in the page because
 * screen readers announce only changes.
 */
export function TaskNote({ error, children }: Props) {
	return (
		<>
			<p className={styles.note} role="status">
				{children}
			</p>
			<div role="alert">{error && <ErrorLine className={styles.note}>{error}</ErrorLine>}</div>
		</>
	);
}
