import { Link } from "react-router-dom";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { longDay } from "./day.ts";
import styles from "./entry.module.css";

export interface ShownEntry {
	slug: string;
	title: string;
	date: string;
	html: string;
}

/** Shows an entry. In a list its title is a link to its own page. */
export function EntryArticle({ entry, listed = false }: { entry: ShownEntry; listed?: boolean }) {
	const { slug, title, date, html } = entry;
	return (
		<article aria-labelledby={`entry-${slug}`}>
			<Sheet className={styles.entry}>
				<time className={common.quiet} dateTime={date}>
					{longDay(date)}
				</time>
				<h2 lang="en" dir="ltr" className={styles.title} id={`entry-${slug}`}>
					{listed ? <Link to={`/blog/${slug}`}>{title}</Link> : title}
				</h2>
				<div
					lang="en"
					dir="ltr"
					className={styles.text}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: made of this repository's texts
					dangerouslySetInnerHTML={{ __html: html }}
				/>
			</Sheet>
		</article>
	);
}
