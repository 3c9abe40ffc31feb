import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./error-line.module.css";

interface ErrorLineProps {
	className?: string | undefined;
	children: ReactNode;
}

/** Shows an error in one line. The parent must be a live region, which announces it. */
export const ErrorLine = ({ className, children }: ErrorLineProps) => (
	<p className={classes(styles.error, className)}>
		<TriangleAlert size={20} aria-hidden />
		{children}
	</p>
);
