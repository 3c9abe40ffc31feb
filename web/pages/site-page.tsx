import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { facts } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../parts/classes.ts";
import iconButton from "../parts/form/icon-button.module.css";
import { Page, PageFooter, PageHeader } from "../parts/page/page.tsx";
import { StreamerButton } from "../parts/streamer-button.tsx";
import styles from "./site-page.module.css";
import { PageBanner } from "./streams-and-adverts/page-surroundings.tsx";

interface SitePageProps {
	/** The start of the window title. */
	title: string;
	/** Which of many pages it is, for the window title. */
	page?: string | undefined;
	heading: ReactNode;
	/** The path that the arrow leads to. */
	back: string;
	footer?: ReactNode;
	/** Uses the width of large windows. */
	wide?: boolean;
	children: ReactNode;
}

/** Shows a page outside of rooms: back arrow, heading, content, and perhaps a footer. */
export function SitePage({ title, page, heading, back, footer, wide, children }: SitePageProps) {
	return (
		<Page
			wide={wide ?? false}
			header={
				<PageHeader>
					<Link
						to={back}
						className={classes(iconButton.button, styles.back)}
						aria-label={siteWords.back}
					>
						<ChevronLeft size={26} strokeWidth={3} aria-hidden />
					</Link>
					<h1 className={styles.heading}>{heading}</h1>
					<StreamerButton className={styles.corner} />
				</PageHeader>
			}
			footer={footer && <PageFooter>{footer}</PageFooter>}
		>
			<title>{`${facts([title, page])} | ${siteWords.product}`}</title>
			{children}
			<PageBanner />
		</Page>
	);
}
