import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { siteWords } from "#words/site/site.ts";
import { opens } from "../../device/page-surroundings.ts";
import { classes } from "../classes.ts";
import styles from "./page.module.css";
import { useScrollStop } from "./scroll-stop.ts";

export interface PageProps {
	/** A `PageHeader`, or a component that renders one. */
	header?: ReactNode;
	/** A `PageFooter`, or a component that renders one; without it the page has an empty one. */
	footer?: ReactNode;
	children: ReactNode;
	/** Leaves out the dots and the motion, because people write. */
	silent?: boolean;
	/** Shows header, footer and one row of the middle as one bar on a low window. */
	thin?: boolean;
	/** Uses the width of large windows (`TwoPages`), where adverts and streamers leave enough. */
	wide?: boolean;
	/** The class of the scrolling middle. */
	mainClass?: string | undefined;
}

let isFirst = true;

/**
 * Returns whether this is the first page of the document, which is shown at once. The server makes
 * nothing but first pages.
 */
function takeFirst(): boolean {
	if (import.meta.env.SSR) return true;
	const was = isFirst;
	isFirst = false;
	return was;
}

/** Shows a page as one column: header, scrolling middle, and footer with the primary action. */
export function Page({
	header,
	footer,
	children,
	silent = false,
	thin = false,
	wide = false,
	mainClass,
}: PageProps) {
	const main = useRef<HTMLElement>(null);
	useScrollStop(main);
	const [first] = useState(takeFirst);
	// Decided once for each page, so that nothing moves when more data loads.
	const [open] = useState(() => wide && opens());
	return (
		<div className={classes(styles.desk, open && styles.wide)} data-open={open || undefined}>
			<div
				className={classes(
					styles.page,
					(silent || first) && styles.still,
					silent && styles.silent,
					thin && styles.thin,
				)}
				data-page
			>
				{header ?? <span />}
				<main ref={main} className={classes(styles.main, mainClass)}>
					{children}
				</main>
				{footer ?? <PageFooter className={styles.bare} />}
			</div>
		</div>
	);
}

export const PageHeader = ({ className, ...rest }: ComponentProps<"header">) => (
	<header {...rest} className={classes(styles.header, className)} />
);

/** Shows the footer of a page, with the copyright line below its content. */
export const PageFooter = ({ className, children, ...rest }: ComponentProps<"footer">) => (
	<footer {...rest} className={classes(styles.footer, className)}>
		{children}
		<small className={styles.copyright}>{siteWords.copyright}</small>
	</footer>
);
