import type { ReactNode } from "react";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import styles from "./task-note.module.css";

interface Props {
	error: string | null;
	/** How far it is, or what came of it. */
	children?: ReactNode;
}

/**
 * What stands below the buttons of a download; both places stay in the page, so that a change is
 * announced.
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
