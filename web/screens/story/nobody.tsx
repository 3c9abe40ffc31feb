import { classes } from "../../parts/classes.ts";
import styles from "./nobody.module.css";

interface Props {
	/** Width and height in CSS pixels. */
	size: number;
	className?: string | undefined;
}

/** Stands where a writer's picture would, while nobody is to know whose it is. */
export const Nobody = ({ size, className }: Props) => (
	<span
		className={classes(styles.nobody, className)}
		style={{ width: size, height: size }}
		aria-hidden="true"
	>
		?
	</span>
);
