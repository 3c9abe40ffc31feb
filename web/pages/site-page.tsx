import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Page } from "../parts/page/page.tsx";
import { siteWords } from "../words/site.ts";
import "../parts/form/button.css";
import "./site-page.css";

interface SitePageProps {
	/** For the window's title. */
	title: string;
	heading: ReactNode;
	/** Where the arrow leads. */
	back: string;
	footer?: ReactNode;
	children: ReactNode;
}

/** A page outside rooms: an arrow back, a heading, the content, perhaps a primary action. */
export function SitePage({ title, heading, back, footer, children }: SitePageProps) {
	return (
		<Page
			header={
				<header>
					<Link to={back} className="icon-btn back" aria-label={siteWords.back}>
						<ChevronLeft size={26} strokeWidth={3} aria-hidden />
					</Link>
					<h1 className="page-heading">{heading}</h1>
				</header>
			}
			footer={footer && <footer>{footer}</footer>}
		>
			<title>{`${title} | ${siteWords.product}`}</title>
			{children}
		</Page>
	);
}
