import type { ReactNode } from "react";
import "../styles/page.css";

interface PageProps {
	header?: ReactNode;
	footer?: ReactNode;
	children: ReactNode;
	/** No dots, no motion: while people write. */
	silent?: boolean;
}

/** The one column of the site: header, scrolling middle, footer with the primary action in reach of the thumb. */
export function Page({ header, footer, children, silent = false }: PageProps) {
	return (
		<div className="page-desk">
			<div className={`page ${silent ? "silent" : ""}`}>
				{header ?? <span />}
				<main>{children}</main>
				{footer}
			</div>
		</div>
	);
}
