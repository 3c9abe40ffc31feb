import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./two-pages.module.css";

interface TwoPagesProps {
	/** The material: the story, the facts. */
	left: ReactNode;
	/** The reader's work, or the people in the room. */
	right: ReactNode;
	className?: string | undefined;
}

/** Shows two columns with a fold between them on a wide page, and one below the other elsewhere. */
export const TwoPages = ({ left, right, className }: TwoPagesProps) => (
	<div className={classes(styles.pages, className)}>
		<div className={styles.column}>{left}</div>
		<div className={styles.fold} aria-hidden />
		<div className={styles.column}>{right}</div>
	</div>
);
