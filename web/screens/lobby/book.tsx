import { classes } from "../../parts/classes.ts";
import styles from "./book.module.css";

/** Draws the open book of the lobby. */
export function Book({ className }: { className?: string | undefined }) {
	return (
		<svg className={classes(styles.book, className)} viewBox="0 0 96 72" aria-hidden="true">
			<path
				className={styles.cover}
				d="M6 12 Q4 62 7 66 Q28 60 48 68 Q68 60 89 66 Q93 40 90 12 Z"
			/>
			<path className={styles.page} d="M48 14 Q34 3 12 7 L13 56 Q34 52 48 62 Z" />
			<path className={styles.page} d="M48 14 Q62 3 84 7 L83 56 Q62 52 48 62 Z" />
			<path
				className={styles.lines}
				d="M21 18 Q31 16 40 22 M21 28 Q31 26 40 32 M22 38 Q29 36 34 39 M75 18 Q65 16 56 22 M75 28 Q69 26 63 28"
			/>
			<path className={styles.ribbon} d="M69 5.500 L69 30 L74 25.500 L79 31 L79 6 Z" />
		</svg>
	);
}
