import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
	/** Inherits the text colour, for coloured backgrounds. */
	bare?: boolean;
}

/** Shows a round button with an icon only; it needs an `aria-label`. */
export const IconButton = ({ bare = false, className, ...rest }: IconButtonProps) => (
	<button
		type="button"
		{...rest}
		className={classes(styles.button, bare && styles.bare, className)}
	/>
);
