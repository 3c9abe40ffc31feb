/** The marks that can end a quotation, by the mark that begins it. */
const ENDS: Record<string, string> = {
	"„": "“”",
	"“": "”",
	"»": "«",
	"«": "»",
	"「": "」",
	"『": "』",
};

/** Marks that only begin a quotation: “ also ends a German one. */
const BEGINS = "„»«「『";

/** The marks of a quotation within another. */
const INNER: Record<string, string> = { "„": "‚", "“": "‘", "”": "‘", "«": "‹", "»": "›" };

const isSpace = (sign: string | undefined): boolean => sign === undefined || sign.trim() === "";

/**
 * Returns a text with German marks in place of straight and English ones; a mark after a digit can
 * be an inch.
 */
function curled(text: string): string {
	const signs = [...text];
	return signs
		.map((sign, i) => {
			if (sign !== '"' && sign !== "“" && sign !== "”") return sign;
			const before = signs[i - 1];
			if (isSpace(before) || "([—–-…‚".includes(before ?? ""))
				return isSpace(signs[i + 1]) ? "“" : "„";
			const inch = sign === '"' && "0123456789".includes(before ?? "") && !text.startsWith('"');
			return inch ? sign : "“";
		})
		.join("");
}

/**
 * Returns a line with one pair of quotation marks around it: its own, if they begin and end it, and
 * else ours, with single ones inside. A mark whose other half is in the sentence before or after is
 * removed.
 */
export function inQuotes(line: string): string {
	let text = curled(line.trim());
	const ends = ENDS[text.charAt(0)];
	const closed = (ends ?? "“”»«」』").includes(text.slice(-1));
	const has = (signs: string, within: string) => [...within].some((sign) => signs.includes(sign));
	if (ends !== undefined) {
		if (text.length > 1 && closed) return text;
		if (!has(ends, text.slice(1))) text = text.slice(1);
	} else if (closed && !has(BEGINS, text.slice(0, -1))) text = text.slice(0, -1);
	return `„${[...text].map((sign) => INNER[sign] ?? sign).join("")}“`;
}
