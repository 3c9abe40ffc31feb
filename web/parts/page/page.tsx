import { type ComponentProps, type ReactNode, useRef } from "react";
import { classes } from "../classes.ts";
import styles from "./page.module.css";
import { useScrollStop } from "./scroll-stop.ts";

interface PageProps {
	/** A PageHeader. */
	header?: ReactNode;
	/** A PageFooter. */
	footer?: ReactNode;
	children: ReactNode;
	/** No dots, no motion: while people write. */
	silent?: boolean;
	/** For the scrolling middle. */
	mainClass?: string | undefined;
}

/**
 * The one column of the site: header, scrolling middle, footer with the primary action in reach of
 * the thumb.
 */
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
