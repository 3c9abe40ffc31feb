import type { HTMLAttributes } from "react";
import { classes } from "../classes.ts";
import styles from "./sheet.module.css";

interface SheetProps extends HTMLAttributes<HTMLElement> {
	as?: "article" | "div" | "li" | "p" | "section";
}

/** Shows its content as a sheet of paper on the page. */
export function Sheet({ as: Tag = "div", className, ...rest }: SheetProps) {
	return <Tag {...rest} className={classes(styles.sheet, className)} />;
}
