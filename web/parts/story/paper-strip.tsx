import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Sheet } from "../page/sheet.tsx";
import styles from "./paper-strip.module.css";

interface PaperStripProps {
	/** The writer's picture. */
	picture: ReactNode;
	/** The writer's name, shown over the picture. */
	writer?: string;
	by: ReactNode;
	byClass?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
}

/** One part of a story as a strip of paper with its writer's sticker beside it. */
export const PaperStrip = ({
	picture,
	writer,
	by,
	byClass,
	className,
	children,
}: PaperStripProps) => (
	<Sheet as="article" className={classes(styles.strip, className)}>
		<span className={styles.writer} title={writer}>
			{picture}
		</span>
		<h2 className={classes(styles.by, byClass)}>{by}</h2>
		{children}
	</Sheet>
);
