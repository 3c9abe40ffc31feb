import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./shelf.module.css";

interface ShelfProps {
	className?: string | undefined;
	children: ReactNode;
}

/** Shows a list of rows, each with a button beside its text. */
export const Shelf = ({ className, children }: ShelfProps) => (
	<ul className={classes(styles.shelf, className)}>{children}</ul>
);
