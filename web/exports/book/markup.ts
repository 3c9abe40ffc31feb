import { splitAtLine } from "../../game/story-line.ts";

/**
 * The characters that XML cannot contain: control characters, halves of surrogate pairs, and two
 * code points.
 */
const IMPOSSIBLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Returns a text escaped for XML, as content or in an attribute. */
export const escapedMarkup = (text: string): string =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(IMPOSSIBLE, "")
		.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

/** Returns a player's short text, which cannot turn the direction of the words around it. */
export const isolated = (text: string): string => `<bdi>${escapedMarkup(text)}</bdi>`;

/** Returns the paragraphs of a part, with the line marked if the part has it. */
export function paragraphs(text: string, line: string | null): string {
	const [before, found, after] = splitAtLine(text, line ?? "");
	const marked = escapedMarkup(found).replace(/\S[^\n]*/g, (words) => `<mark>${words}</mark>`);
	return `${escapedMarkup(before)}${marked}${escapedMarkup(after)}`
		.split(/\n[\t ]*\n\s*/)
		.filter((paragraph) => paragraph.trim() !== "")
		.map((paragraph) => `<p dir="auto">${paragraph.replace(/\n/g, "<br/>")}</p>`)
		.join("\n");
}
