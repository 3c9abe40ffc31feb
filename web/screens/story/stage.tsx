import { type CSSProperties, type ReactNode, useState } from "react";
import { classes } from "../../parts/classes.ts";
import styles from "./stage.module.css";

interface Props {
	/** The curtain is open. */
	open: boolean;
	/** The curtain opens by the clock of the scene, so that a late screen sees the rest of it. */
	opening?: boolean;
	/** The content is on the floor. */
	standing?: boolean;
	/**
	 * The content begins at the valance and has the whole stage, as on a big screen. It has no light in
	 * the middle, because nobody acts there.
	 */
	full?: boolean;
	/** The milliseconds since the running scene began, so that a late screen shows its moment. */
	since: number;
	/**
	 * Changes with each scene. Within one scene `since` counts once, because its motion continues
	 * without it.
	 */
	scene?: string;
	/** The motion is paused. */
	paused?: boolean;
	/** The people on the floor, which is then higher. */
	foot?: ReactNode;
	children: ReactNode;
}

/** Shows the paper theatre: backdrop, spotlight, curtains and floor, with its content before them. */
export function Stage({
	open,
	opening = false,
	standing = false,
	full = false,
	since,
	scene = "",
	paused = false,
	foot,
	children,
}: Props) {
	const [start, setStart] = useState({ scene, since });
	if (start.scene !== scene) setStart({ scene, since });
	return (
		<div
			className={classes(
				styles.stage,
				open && styles.open,
				open && opening && styles.opening,
				standing && styles.standing,
				full && styles.full,
				paused && styles.paused,
			)}
			style={sinceOf(Math.max(0, start.since))}
		>
			{!full && <span className={styles.spot} data-light aria-hidden />}
			<div className={styles.play}>{children}</div>
			{foot === undefined ? (
				<span className={styles.floor} aria-hidden />
			) : (
				<div className={styles.foot}>{foot}</div>
			)}
			<span className={classes(styles.curtain, styles.left)} aria-hidden />
			<span className={classes(styles.curtain, styles.right)} aria-hidden />
			<span className={styles.valance} aria-hidden />
		</div>
	);
}

/** Returns the time since the start of a motion for a style, as the delay that skips it. */
export const sinceOf = (since: number) =>
	// React's type lacks custom properties.
	({ "--since": `${-Math.round(since)}ms` }) as CSSProperties;
