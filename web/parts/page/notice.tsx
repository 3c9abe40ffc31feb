import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./notice.module.css";
import pot from "./pot.svg";

interface NoticeProps {
	role?: "alert" | "status";
	/** The pot simmers, because something is on its way. */
	busy?: boolean;
	text?: string | undefined;
	/** Above the text. */
	children: ReactNode;
}

/** Stands in the middle of a page that has nothing else to show. */
export const Notice = ({ role, busy = false, text, children }: NoticeProps) => (
	<div className={styles.notice} role={role}>
		<img
			src={pot}
			alt=""
			width={120}
			height={120}
			className={busy ? styles.simmering : undefined}
		/>
		{children}
		{text && <p className={classes(common.quiet, styles.text)}>{text}</p>}
	</div>
);
