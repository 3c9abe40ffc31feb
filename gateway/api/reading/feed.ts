import * as v from "valibot";
import { escaped } from "../../escaped.ts";

/** The entries as the build writes them, newest first. */
export const FeedEntries = v.array(
	v.object({ slug: v.string(), title: v.string(), date: v.string(), html: v.string() }),
);

type FeedEntry = v.InferOutput<typeof FeedEntries>[number];

const TITLE = "Plotluck: from the kitchen";
/** The start of the blog, for a feed without entries. */
const START = "2021-04-30";

/**
 * Returns the entries as an Atom feed (RFC 4287). `origin` is the origin of the pages' addresses.
 */
export function atomFeed(origin: string, entries: readonly FeedEntry[]): string {
	const site = escaped(origin);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${site}/" xml:lang="en">
<title>${escaped(TITLE)}</title>
<id>${site}/blog</id>
<link rel="self" type="application/atom+xml" href="${site}/blog/feed.xml"/>
<link rel="alternate" type="text/html" href="${site}/blog"/>
<updated>${timeOf(entries[0]?.date ?? START)}</updated>
<author><name>Plotluck</name></author>
${entries.map((entry) => atomEntry(site, entry)).join("\n")}
</feed>
`;
}

const atomEntry = (site: string, { slug, title, date, html }: FeedEntry): string => `<entry>
<title>${escaped(title)}</title>
<id>${site}/blog/${slug}</id>
<link rel="alternate" type="text/html" href="${site}/blog/${slug}"/>
<updated>${timeOf(date)}</updated>
<content type="html">${escaped(html)}</content>
</entry>`;

const timeOf = (date: string): string => `${date}T12:00:00Z`;
