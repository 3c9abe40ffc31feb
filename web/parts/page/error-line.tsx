import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./error-line.module.css";

interface ErrorLineProps {
	className?: string | undefined;
	children: ReactNode;
}

/** One line about what went wrong; the place around it announces it. */
export const ErrorLine = ({ className, children }: ErrorLineProps) => (
	<p className={classes(styles.error, className)}>
		<TriangleAlert size={20} aria-hidden />
		{children}
	</p>
);
