import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./pill.module.css";

/** A short fact in an outline: part, rating, code. */
export function Pill({ className, ...rest }: ComponentProps<"span">) {
	return <span {...rest} className={classes(styles.pill, className)} />;
}

/** A pill that can be pressed. */
export function PillButton({ className, ...rest }: ComponentProps<"button">) {
	return (
		<button type="button" {...rest} className={classes(styles.pill, styles.button, className)} />
	);
}
