/** The marks that can end a quotation, by the mark that begins it. */
const ENDS: Record<string, string> = {
	"“": "”",
	"„": "“”",
	"«": "»",
	"»": "«",
	"「": "」",
	"『": "』",
};

const BEGINS = Object.keys(ENDS).join("");

const isSpace = (sign: string | undefined): boolean => sign === undefined || sign.trim() === "";

/** Returns a text with guillemets in place of straight marks; one after a digit can be an inch. */
function curled(text: string): string {
	const signs = [...text];
	return signs
		.map((sign, i) => {
			const before = signs[i - 1];
			if (sign !== '"') return sign;
			if (isSpace(before) || "([—–-…‘'’".includes(before ?? ""))
				return isSpace(signs[i + 1]) ? "»" : "«";
			return "0123456789".includes(before ?? "") && !text.startsWith('"') ? sign : "»";
		})
		.join("");
}

/** Returns a text with this in place of a mark that begins something, and of the spaces after it. */
const begun = (text: string, mark: string, by: string): string =>
	text
		.split(mark)
		.map((piece, i) => (i === 0 ? piece : piece.trimStart()))
		.join(by);

/** Returns a text with this in place of a mark that ends something, and of the spaces before it. */
const ended = (text: string, mark: string, by: string): string =>
	text
		.split(mark)
		.map((piece, i, all) => (i === all.length - 1 ? piece : piece.trimEnd()))
		.join(by);

/** Returns a text whose guillemets are a no-break space away from what they are around. */
const spaced = (text: string): string => ended(begun(text, "«", "«\u00A0"), "»", "\u00A0»");

/** Returns a text with the marks of a quotation within another; some people write »thus«. */
function inner(text: string): string {
	const inward = text.includes("»") && text.indexOf("»") < text.indexOf("«");
	const [begin, end] = inward ? ["»", "«"] : ["«", "»"];
	return ended(begun(text, begin, "“"), end, "”");
}

/**
 * Returns a line with one pair of quotation marks around it: its own, if they begin and end it, and
 * else ours, with curly ones inside. A mark whose other half is in the sentence before or after is
 * removed.
 */
export function inQuotes(line: string): string {
	let text = curled(line.trim());
	const ends = ENDS[text.charAt(0)];
	const closed = (ends ?? "”“»」』").includes(text.slice(-1));
	const has = (signs: string, within: string) => [...within].some((sign) => signs.includes(sign));
	if (ends !== undefined) {
		if (text.length > 1 && closed) return text.startsWith("«") ? spaced(text) : text;
		if (!has(ends, text.slice(1))) text = text.slice(1);
	} else if (closed && !has(BEGINS, text.slice(0, -1))) text = text.slice(0, -1);
	return `«\u00A0${inner(text.trim())}\u00A0»`;
}
