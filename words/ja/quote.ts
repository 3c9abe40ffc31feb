/** The marks that can end a quotation, by the mark that begins it. */
const ENDS: Record<string, string> = {
	"“": "”",
	"〝": "〟",
	"„": "“”",
	"«": "»",
	"»": "«",
	"「": "」",
	"『": "』",
};

const BEGINS = Object.keys(ENDS).join("");

/** The marks of a foreign quotation within another. */
const INNER: Record<string, string> = { "«": "‹", "»": "›" };

const isSpace = (sign: string | undefined): boolean => sign === undefined || sign.trim() === "";

/** Returns whether a sign is of a script without spaces, in which a mark can stand anywhere. */
const isWide = (sign: string): boolean => sign > "\u2fff";

/** Returns a text with curly marks in place of straight ones; a mark after a digit can be an inch. */
function curled(text: string): string {
	const signs = [...text];
	let open = false;
	const curl = (i: number): string => {
		const before = signs[i - 1];
		const atEnd = isSpace(signs[i + 1]);
		if (isSpace(before) || "([（—–-…‘".includes(before ?? "")) return atEnd ? "”" : "“";
		if ("0123456789".includes(before ?? "") && !open && !text.startsWith('"')) return '"';
		return !open && !atEnd && isWide(before ?? "") ? "“" : "”";
	};
	return signs
		.map((sign, i) => {
			if (sign !== '"') return sign;
			const mark = curl(i);
			if (mark !== '"') open = mark === "“";
			return mark;
		})
		.join("");
}

/** Returns a text that is in quotation marks, with our marks in place of curly ones. */
function ours(text: string): string {
	const first = text.charAt(0);
	if (first === "「") return text.replace(/[“〝]/g, "『").replace(/[”〟]/g, "』");
	if (!"“〝".includes(first)) return text;
	return single(text.replace(/[“〝]/g, "「").replace(/[”〟]/g, "」"));
}

/** Returns a text with our marks in place of pairs of single ones; before a letter one is an apostrophe. */
function single(text: string): string {
	const [before = "", ...parts] = text.split("‘");
	const ours = parts.map((part) => {
		const end = part.indexOf("’");
		if (end < 0 || /^\p{L}/u.test(part.slice(end + 1))) return `‘${part}`;
		return `『${part.slice(0, end)}』${part.slice(end + 1)}`;
	});
	return before + ours.join("");
}

/** Returns a text whose quotations are within another: 『』 in 「」, and the other way round. */
function nested(text: string): string {
	const open: { by: string; end: string }[] = [];
	return [...text]
		.map((sign) => {
			const last = open.at(-1);
			const ends = sign === "“" && last?.by === "„";
			if ("“〝„「『".includes(sign) && !ends) {
				const inner = last?.end === "』";
				open.push({ by: sign, end: inner ? "」" : "』" });
				return inner ? "「" : "『";
			}
			if (ends || "”〟」』".includes(sign)) return open.pop()?.end ?? "』";
			return INNER[sign] ?? sign;
		})
		.join("");
}

/** The marks of a line without a Japanese letter, because ours are as wide as one. */
const NARROW: Record<string, string> = { "「": "“", "」": "”", "『": "‘", "』": "’" };

/**
 * Returns a line with one pair of quotation marks around it: its own, if they begin and end it, and
 * else ours, with the other kind inside. Curly marks become ours, except in foreign letters. A mark
 * whose other half is in the sentence before or after is removed.
 */
export function inQuotes(line: string): string {
	const quoted = inCorners(line);
	if ([...line].some(isWide)) return quoted;
	return [...quoted].map((sign) => NARROW[sign] ?? sign).join("");
}

function inCorners(line: string): string {
	let text = curled(line.trim());
	const ends = ENDS[text.charAt(0)];
	const closed = (ends ?? "”〟“»」』").includes(text.slice(-1));
	const has = (signs: string, within: string) => [...within].some((sign) => signs.includes(sign));
	if (ends !== undefined) {
		if (text.length > 1 && closed) return ours(text);
		if (!has(ends, text.slice(1))) text = text.slice(1);
	} else if (closed && !has(BEGINS, text.slice(0, -1))) text = text.slice(0, -1);
	return `「${nested(text)}」`;
}
