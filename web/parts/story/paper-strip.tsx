import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Sheet } from "../page/sheet.tsx";
import styles from "./paper-strip.module.css";

interface PaperStripProps {
	/** The picture of the writer. */
	picture: ReactNode;
	/** The name of the writer, as the tooltip of the picture. */
	writer?: string;
	by: ReactNode;
	byClass?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
}

/** Shows a part of a story as a strip of paper, with the writer's sticker beside it. */
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
