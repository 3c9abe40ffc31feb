import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./input.module.css";

/** Shows a text input; a `Field` around it gives it its label. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
	<input dir="auto" {...rest} className={classes(styles.input, className)} />
);
