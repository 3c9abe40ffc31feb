import { type ReactNode, useRef } from "react";
import { useScrollStop } from "./scroll-stop.ts";
import "./page.css";

interface PageProps {
	header?: ReactNode;
	footer?: ReactNode;
	children: ReactNode;
	/** No dots, no motion: while people write. */
	silent?: boolean;
}

/**
 * The one column of the site: header, scrolling middle, footer with the primary action in reach of
 * the thumb.
 */
export function Page({ header, footer, children, silent = false }: PageProps) {
	const main = useRef<HTMLElement>(null);
	useScrollStop(main);
	return (
		<div className="page-desk">
			<div className={`page ${silent ? "silent" : ""}`}>
				{header ?? <span />}
				<main ref={main}>{children}</main>
				{footer}
			</div>
		</div>
	);
}
