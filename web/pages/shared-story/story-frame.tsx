import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { sharingWords } from "#words/game/sharing.ts";
import { siteWords } from "#words/site/site.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { Page, PageFooter, PageHeader } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import styles from "./shared-story.module.css";

const say = sharingWords.view;

/** Shows a page with the header of a shared story. */
export function StoryFrame({
	title,
	fact,
	footer,
	children,
}: {
	title: string;
	fact?: string;
	footer: ReactNode;
	children: ReactNode;
}) {
	return (
		<Page
			header={
				<PageHeader>
					<Link to="/" reloadDocument className={styles.home}>
						<Logo />
					</Link>
					<span className={common.grow} />
					{fact && <Pill>{fact}</Pill>}
				</PageHeader>
			}
			footer={<PageFooter>{footer}</PageFooter>}
		>
			<title>{`${title} | ${siteWords.product}`}</title>
			{children}
		</Page>
	);
}

/** Shows a notice instead of the story. */
export function NoStory({
	heading,
	text,
	busy = false,
	children,
}: {
	heading: string;
	text?: string;
	busy?: boolean;
	children?: ReactNode;
}) {
	return (
		<StoryFrame
			title={say.title}
			footer={
				<>
					{children}
					<ButtonLink to="/" reloadDocument kind={children ? "plain" : "hot"}>
						{children ? say.goHome : say.home}
					</ButtonLink>
				</>
			}
		>
			<Notice role="status" busy={busy} text={text}>
				<h1>{heading}</h1>
			</Notice>
		</StoryFrame>
	);
}
