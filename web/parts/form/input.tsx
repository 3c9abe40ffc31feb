import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./input.module.css";

/** A line to type into; a Field gives it its label. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
	<input {...rest} className={classes(styles.input, className)} />
);
