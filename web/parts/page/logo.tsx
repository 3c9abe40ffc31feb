import { classes } from "../classes.ts";
import styles from "./logo.module.css";

/** Shows the name of the product as a logo. */
export function Logo({ className }: { className?: string | undefined }) {
	return (
		<span className={classes(styles.logo, className)}>
			Plot<b>luck</b>
		</span>
	);
}
