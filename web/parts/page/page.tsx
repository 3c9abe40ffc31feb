import { type ComponentProps, type ReactNode, useRef } from "react";
import { classes } from "../classes.ts";
import styles from "./page.module.css";
import { useScrollStop } from "./scroll-stop.ts";

interface PageProps {
	/** A `PageHeader`, or a component that renders one. */
	header?: ReactNode;
	/** A `PageFooter`, or a component that renders one. */
	footer?: ReactNode;
	children: ReactNode;
	/** Leaves out the dots and the motion, because people write. */
	silent?: boolean;
	/** The class of the scrolling middle. */
	mainClass?: string | undefined;
}

/** Shows a page as one column: header, scrolling middle, and footer with the primary action. */
export function Page({ header, footer, children, silent = false, mainClass }: PageProps) {
	const main = useRef<HTMLElement>(null);
	useScrollStop(main);
	return (
		<div className={styles.desk}>
			<div className={classes(styles.page, silent && styles.silent)} data-page>
				{header ?? <span />}
				<main ref={main} className={classes(styles.main, mainClass)}>
					{children}
				</main>
				{footer}
			</div>
		</div>
	);
}

export const PageHeader = ({ className, ...rest }: ComponentProps<"header">) => (
	<header {...rest} className={classes(styles.header, className)} />
);

export const PageFooter = ({ className, ...rest }: ComponentProps<"footer">) => (
	<footer {...rest} className={classes(styles.footer, className)} />
);
