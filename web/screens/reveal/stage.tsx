import { type CSSProperties, type ReactNode, useState } from "react";
import { classes } from "../../parts/classes.ts";
import styles from "./stage.module.css";

interface Props {
	/** The curtain is open. */
	open: boolean;
	/** The milliseconds since the running scene began, so that a late screen shows its moment. */
	since: number;
	/** Changes with each scene. Within one `since` counts once, because its motion runs on by itself. */
	scene?: string;
	/** The motion stands still. */
	paused?: boolean;
	children: ReactNode;
}

/** Shows the paper theatre: backdrop, spotlight, curtains and floor, with its content before them. */
export function Stage({ open, since, scene = "", paused = false, children }: Props) {
	const [start, setStart] = useState({ scene, since });
	if (start.scene !== scene) setStart({ scene, since });
	return (
		<div
			className={classes(styles.stage, open && styles.open, paused && styles.paused)}
			// React's type knows no custom properties.
			style={{ "--since": `${-Math.max(0, start.since)}ms` } as CSSProperties}
		>
			<span className={styles.spot} aria-hidden />
			<div className={styles.play}>{children}</div>
			<span className={styles.floor} aria-hidden />
			<span className={classes(styles.curtain, styles.left)} aria-hidden />
			<span className={classes(styles.curtain, styles.right)} aria-hidden />
			<span className={styles.valance} aria-hidden />
		</div>
	);
}
