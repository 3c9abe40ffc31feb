import type { HTMLAttributes } from "react";
import { classes } from "../classes.ts";
import styles from "./sheet.module.css";

interface SheetProps extends HTMLAttributes<HTMLElement> {
	as?: "article" | "div" | "li" | "p" | "section";
}

/** A piece of paper lying on the page. */
export function Sheet({ as: Tag = "div", className, ...rest }: SheetProps) {
	return <Tag {...rest} className={classes(styles.sheet, className)} />;
}
