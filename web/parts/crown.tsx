import { classes } from "./classes.ts";
import styles from "./crown.module.css";

interface CrownProps {
	/** Width in CSS pixels. */
	size?: number;
	className?: string | undefined;
}

/** Shows the crown of the host. The text beside it must say "host", for screen readers. */
export const Crown = ({ size = 30, className }: CrownProps) => (
	<svg
		className={classes(styles.crown, className)}
		width={size}
		viewBox="0 0 40 26"
		aria-hidden="true"
	>
		<path d="M3 23 1 6l10 7 9-11 9 11 10-7-2 17Z" />
	</svg>
);
