import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
	/** Takes the colours around it, for a coloured ground. */
	bare?: boolean;
}

/** A round button with a picture and no words; give it an aria-label. */
export const IconButton = ({ bare = false, className, ...rest }: IconButtonProps) => (
	<button
		type="button"
		{...rest}
		className={classes(styles.button, bare && styles.bare, className)}
	/>
);
