import { classes } from "../classes.ts";
import styles from "./logo.module.css";

/** The product's name as it is printed on the zine. */
export function Logo({ className }: { className?: string | undefined }) {
	return (
		<span className={classes(styles.logo, className)}>
			Plot<b>luck</b>
		</span>
	);
}
