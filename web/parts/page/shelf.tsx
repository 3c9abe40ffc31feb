import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./shelf.module.css";

interface ShelfProps {
	className?: string | undefined;
	children: ReactNode;
}

/** A list of what an account keeps; its items are rows with a button beside the text. */
export const Shelf = ({ className, children }: ShelfProps) => (
	<ul className={classes(styles.shelf, className)}>{children}</ul>
);
