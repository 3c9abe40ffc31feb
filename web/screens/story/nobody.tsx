import { classes } from "../../parts/classes.ts";
import styles from "./nobody.module.css";

interface Props {
	/** Width and height in CSS pixels. */
	size: number;
	/** What stands in place of the question mark. */
	sign?: string;
	className?: string | undefined;
}

/** Shows a sign in place of a writer's picture while authors are hidden. */
export const Nobody = ({ size, sign = "?", className }: Props) => (
	<span
		className={classes(styles.nobody, className)}
		style={{ width: size, height: size }}
		aria-hidden="true"
	>
		{sign}
	</span>
);
