import { classes } from "../../parts/classes.ts";
import styles from "./nobody.module.css";

interface Props {
	/** Width and height in CSS pixels. */
	size: number;
	className?: string | undefined;
}

/** Shows a question mark in place of a writer's picture while authors are hidden. */
export const Nobody = ({ size, className }: Props) => (
	<span
		className={classes(styles.nobody, className)}
		style={{ width: size, height: size }}
		aria-hidden="true"
	>
		?
	</span>
);
