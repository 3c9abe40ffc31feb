import { useEffect } from "react";
import { useSnapshot } from "valtio";
import type { PageText, TextBlock } from "../../../words/page-text.ts";
import { classes } from "../../parts/classes.ts";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import pill from "../../parts/pill.module.css";
import { store } from "../../store.ts";
import { CommunityLinks } from "../community-links.tsx";
import { SitePage } from "../site-page.tsx";
import { Operator } from "./operator.tsx";
import styles from "./text-page.module.css";

/** The same in all languages, so that a link to a section works for readers of another one. */
const sectionId = (index: number): string => `section-${index + 1}`;

function Block({ block }: { block: TextBlock }) {
	const { operator_law } = useSnapshot(store).flags;
	if (typeof block === "function") return <p>{block(operator_law)}</p>;
	if (typeof block === "string") return <p>{block}</p>;
	if ("ask" in block)
		return (
			<>
				<h3>{block.ask}</h3>
				<p>{block.answer}</p>
			</>
		);
	return (
		<ul>
			{block.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
}

/** Shows one of the text pages. */
export function TextPage({ page }: { page: PageText }) {
	// The browser looked for the section of a link before the page was there.
	useEffect(() => {
		const show = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
		show();
		// The letters change the height of what is above.
		void document.fonts.ready.then(show);
	}, []);
	return (
		<SitePage title={page.title} heading={page.heading} back="/">
			<article className={styles.prose}>
				<p className={styles.lead}>{page.lead}</p>
				{page.operator && <Operator />}
				{page.contents && (
					<nav className={styles.contents} aria-label={page.title}>
						{page.sections.map(({ heading }, index) => (
							<a
								key={heading}
								className={classes(pill.pill, styles.entry)}
								href={`#${sectionId(index)}`}
							>
								{heading}
							</a>
						))}
					</nav>
				)}
				{page.sections.map(({ heading, blocks }, index) => (
					<section key={heading} id={sectionId(index)}>
						<h2>
							<Marked>{heading}</Marked>
						</h2>
						{blocks.map((block, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
							<Block key={place} block={block} />
						))}
					</section>
				))}
				{page.community && (
					<p className={styles.next}>
						<CommunityLinks className={classes(pill.pill, styles.entry)} />
					</p>
				)}
				{page.next && (
					<p className={styles.next}>
						{page.next.map(({ to, label }) => (
							<ButtonLink key={to} to={to} kind="plain" small>
								{label}
							</ButtonLink>
						))}
					</p>
				)}
			</article>
		</SitePage>
	);
}
