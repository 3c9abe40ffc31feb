import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./notice.module.css";
import pot from "./pot.svg";

interface NoticeProps {
	role?: "alert" | "status";
	/** Animates the pot while something loads. */
	busy?: boolean;
	text?: string | undefined;
	/** The content above the text. */
	children: ReactNode;
}

/** Shows a picture and a message in the middle of a page without other content. */
export const Notice = ({ role, busy = false, text, children }: NoticeProps) => (
	<div className={styles.notice} role={role} aria-busy={busy}>
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
