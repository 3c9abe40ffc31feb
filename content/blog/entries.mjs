import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { marked } from "marked";

/**
 * An entry of the blog. `slug` is the end of its address, `date` is YYYY-MM-DD, and `html` is
 * generated from its Markdown.
 * @typedef {{slug: string, title: string, date: string, html: string}} Entry
 */

/** The folder of the entries: YEAR/SLUG.md. */
export const BLOG = import.meta.dirname;

const FILE = /^---\ntitle: (?<title>[^\n]+)\ndate: (?<date>\d{4}-\d\d-\d\d)\n---\n(?<text>.+)$/s;

/**
 * Returns all entries, newest first (docs/site.md "Blog"). Throws for a file without title or date.
 * @returns {Entry[]}
 */
export function blogEntries() {
	const files = readdirSync(BLOG, { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => file.endsWith(".md"))
		.map(entryIn)
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * @param {string} file path in the folder of the entries
 * @returns {Entry}
 */
function entryIn(file) {
	const found = FILE.exec(readFileSync(join(BLOG, file), "utf8"))?.groups;
	if (!found)
		throw new Error(`content/blog/${file} must begin with a title and a date between lines of ---`);
	const { title = "", date = "", text = "" } = found;
	const html = marked.parse(typographic(text), { async: false });
	return { slug: basename(file, ".md"), title: typographic(title), date, html };
}

/**
 * Returns a text with typographic quotation marks and apostrophes instead of straight ones.
 * @param {string} text
 */
const typographic = (text) =>
	text
		.replace(/(^|[\s([*_])"/gm, "$1“")
		.replaceAll('"', "”")
		.replaceAll("'", "’");
