import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./input.module.css";

/** Shows a field of several lines; a `Field` around it gives it its label. */
export const TextArea = ({ className, rows = 3, ...rest }: ComponentProps<"textarea">) => (
	<textarea
		dir="auto"
		{...rest}
		rows={rows}
		className={classes(styles.input, styles.lines, className)}
	/>
);
