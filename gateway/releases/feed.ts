import * as v from "valibot";

/** A version in a feed, with the page about it; null without one. */
export interface Release {
	version: string;
	address: string | null;
}

/** A feed cannot be used. The message says why, within a sentence. */
export class FeedUnusable extends Error {}

interface Entry {
	/** Where a version may be named, the best place first. */
	texts: string[];
	/** The address as it is written; null without one. */
	address: string | null;
}

/** A version such as 1.2.3 or v1.2.3, and the sign of one that is not finished. */
const VERSION =
	/(?<![\w.])v?(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\.?\d|\w)(-\w| ?(?:alpha|beta|dev|nightly|pre|preview|rc)(?![a-z]))?/i;

const ADDRESS = /\shref=["']([^"']*)["']/;

/**
 * Returns the highest finished version in an Atom or JSON feed; null when it has none yet. `base` is
 * the feed's address. Throws FeedUnusable.
 */
export function newestIn(feed: string, base: URL): Release | null {
	const text = feed.trimStart();
	const entries = text.startsWith("{") ? jsonEntries(text) : atomEntries(text);
	const named = entries.flatMap(({ texts, address }) => {
		const matches = texts.map((text) => VERSION.exec(text)).filter((match) => match !== null);
		return matches.length === 0 ? [] : [{ matches, address }];
	});
	if (entries.length > 0 && named.length === 0)
		throw new FeedUnusable("none of its entries names a version such as 1.2.3");
	const [newest] = named
		.filter(({ matches }) => matches.every(([, , , , unfinished]) => unfinished === undefined))
		.map(({ matches: [match], address }) => ({
			version: (match ?? []).slice(1, 4).map(Number).join("."),
			address: webPage(address, base),
		}))
		.sort((a, b) => compareVersions(b.version, a.version));
	return newest ?? null;
}

/** Returns a number above 0 when the first version is the higher one, below 0 when it is the lower. */
export function compareVersions(one: string, other: string): number {
	const [ones, others] = [one, other].map((version) => version.split(".").map(Number));
	const at = [0, 1, 2].find((i) => ones?.[i] !== others?.[i]) ?? 0;
	return (ones?.[at] ?? 0) - (others?.[at] ?? 0);
}

/** Returns an address of a feed as one that a page may link to. */
function webPage(address: string | null, base: URL): string | null {
	if (address === null || !URL.canParse(address, base.href)) return null;
	const url = new URL(address, base);
	return ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

const optionalText = v.fallback(v.optional(v.string(), ""), "");
const JsonFeed = v.object({
	items: v.array(v.object({ id: optionalText, title: optionalText, url: optionalText })),
});

function jsonEntries(text: string): Entry[] {
	const read = v.safeParse(JsonFeed, parsed(text));
	if (!read.success) throw new FeedUnusable("it is no JSON feed");
	return read.output.items.map(({ id, title, url }) => ({
		texts: [title, id],
		address: url === "" ? null : url,
	}));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Reads no more of XML than these feeds need, so that no text of a stranger is expanded. */
function atomEntries(text: string): Entry[] {
	if (!text.includes("<feed")) throw new FeedUnusable("it is neither an Atom feed nor a JSON feed");
	if (!text.includes("</feed>")) throw new FeedUnusable("its end is missing");
	const [, ...entries] = text.split("<entry");
	return entries.map((entry) => ({
		texts: [contentOf(entry, "title"), contentOf(entry, "id")],
		address: addressIn(entry),
	}));
}

/** Returns the content of the first element with this name; "" without one. */
function contentOf(entry: string, name: string): string {
	const end = entry.indexOf(`</${name}>`);
	const start = entry.lastIndexOf(`<${name}`, end);
	return end < 0 || start < 0 ? "" : entry.slice(entry.indexOf(">", start) + 1, end);
}

/** Returns the address of an entry's page; null without one. */
function addressIn(entry: string): string | null {
	const [, ...links] = entry.split("<link");
	const tags = links.map((link) => link.slice(0, link.indexOf(">") + 1));
	const page = tags.find((tag) => !tag.includes("rel=") || tag.includes("alternate"));
	const [, address] = ADDRESS.exec(page ?? "") ?? [];
	return address?.replaceAll("&amp;", "&") ?? null;
}
