import entries, { type BlogEntry } from "virtual:blog";
import { use, useEffect, useRef } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { labelled, space } from "#words/grammar.ts";
import { blogWords as say } from "#words/site/blog.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { lateModule } from "../../parts/late-part.tsx";
import { focusHeading } from "../../parts/page/heading-focus.ts";
import { SitePage } from "../site-page.tsx";
import styles from "./blog.module.css";
import { EntryArticle, type ShownEntry } from "./entry.tsx";
import { boundedPage, PER_PAGE, pagesFor } from "./paging.ts";

const shownOf = async ({ slug, title, date, load }: BlogEntry): Promise<ShownEntry> => ({
	slug,
	title,
	date,
	html: (await lateModule(load).load()).default,
});

/** The entries loaded in this visit, because React asks again until they are there. */
const loaded = new Map<BlogEntry, Promise<ShownEntry>>();

/** Returns the promise of an entry, which loads once. */
function loadEntry(entry: BlogEntry): Promise<ShownEntry> {
	const loading = loaded.get(entry) ?? shownOf(entry);
	loaded.set(entry, loading);
	return loading;
}

/** Announces the feed to feed readers. */
const FeedLink = () => (
	<link rel="alternate" type="application/atom+xml" title={say.heading} href="/blog/feed.xml" />
);

/** Shows /blog: five entries, newest first (docs/site.md "Blog"). */
export function BlogPage() {
	const [query] = useSearchParams();
	const pages = pagesFor(entries.length);
	const page = boundedPage(query.get("page"), pages);
	const listed = entries.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(loadEntry);
	useTopOf(page);
	return (
		<SitePage
			title={say.title}
			page={page === 1 ? undefined : say.page(page, pages)}
			heading={say.heading}
			back="/"
			footer={<Turner page={page} pages={pages} />}
		>
			<FeedLink />
			<p className={styles.lead}>
				{say.lead}
				{space}
				<a href="/blog/feed.xml">{say.feed}</a>
			</p>
			{listed
				.map((entry) => use(entry))
				.map((entry) => (
					<EntryArticle key={entry.slug} entry={entry} listed />
				))}
		</SitePage>
	);
}

/** Shows /blog/SLUG: one entry. An unknown one leads to the list. */
export function BlogEntryPage() {
	const { slug } = useParams();
	const at = entries.findIndex((entry) => entry.slug === slug);
	const found = entries[at];
	if (!found) return <Navigate to="/blog" replace />;
	const entry = use(loadEntry(found));
	const [newer, older] = [entries[at - 1], entries[at + 1]];
	const page = Math.floor(at / PER_PAGE) + 1;
	return (
		<SitePage title={entry.title} heading={say.heading} back={`/blog?page=${page}`}>
			<FeedLink />
			<p className={styles.lead}>{say.lead}</p>
			<EntryArticle entry={entry} />
			<nav className={common.closeStack} aria-label={say.pages}>
				{newer && (
					<ButtonLink kind="plain" small to={`/blog/${newer.slug}`}>
						{labelled(say.newer, newer.title)}
					</ButtonLink>
				)}
				{older && (
					<ButtonLink kind="plain" small to={`/blog/${older.slug}`}>
						{labelled(say.older, older.title)}
					</ButtonLink>
				)}
			</nav>
		</SitePage>
	);
}

/** The buttons to the pages before and after this one. */
function Turner({ page, pages }: { page: number; pages: number }) {
	const navigate = useNavigate();
	const to = (target: number) => () => navigate(`/blog?page=${target}`);
	return (
		<nav className={styles.turner} aria-label={say.pages}>
			<Button kind="plain" small disabled={page === 1} onClick={to(page - 1)}>
				{say.newer}
			</Button>
			<span role="status">{say.page(page, pages)}</span>
			<Button kind="plain" small disabled={page === pages} onClick={to(page + 1)}>
				{say.older}
			</Button>
		</nav>
	);
}

/** Shows the top of each new page, because the column keeps its scroll position. */
function useTopOf(page: number): void {
	const before = useRef(page);
	useEffect(() => {
		if (before.current === page) return;
		before.current = page;
		document.querySelector("[data-page] main")?.scrollTo(0, 0);
		focusHeading();
	}, [page]);
}
