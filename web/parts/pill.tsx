import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./pill.module.css";

/** Shows a short fact in an outline, for example a rating. */
export function Pill({ className, ...rest }: ComponentProps<"span">) {
	return <span {...rest} className={classes(styles.pill, className)} />;
}

/** Shows a button that looks like a pill. */
export function PillButton({ className, ...rest }: ComponentProps<"button">) {
	return (
		<button type="button" {...rest} className={classes(styles.pill, styles.button, className)} />
	);
}
