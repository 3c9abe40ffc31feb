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

/** The quotation marks of a language. */
interface Marks {
	/** What straight marks become. */
	straight: readonly [begin: string, end: string];
	/** What is put around a line. */
	outer: readonly [begin: string, end: string];
	/** The marks within another quotation, by the usual ones. */
	inner: Readonly<Record<string, string>>;
	/** What a mark that begins a quotation may follow, besides a space. */
	after: string;
}

/**
 * Returns a function that puts one pair of quotation marks around a line: its own, if they begin and
 * end it, and else those of the language, with the inner ones inside. A mark whose other half is in
 * the sentence before or after is removed.
 */
export function quoter({ straight, outer, inner, after }: Marks): (line: string) => string {
	/** Returns a text without straight marks; one after a digit can be an inch. */
	const curled = (text: string): string => {
		const signs = [...text];
		return signs
			.map((sign, i) => {
				const before = signs[i - 1];
				if (sign !== '"') return sign;
				if (isSpace(before) || after.includes(before ?? ""))
					return straight[isSpace(signs[i + 1]) ? 1 : 0];
				return "0123456789".includes(before ?? "") && !text.startsWith('"') ? sign : straight[1];
			})
			.join("");
	};
	return (line) => {
		let text = curled(line.trim());
		const ends = ENDS[text.charAt(0)];
		const closed = (ends ?? "”“»」』").includes(text.slice(-1));
		const has = (signs: string, within: string) => [...within].some((sign) => signs.includes(sign));
		if (ends !== undefined) {
			if (text.length > 1 && closed) return text;
			if (!has(ends, text.slice(1))) text = text.slice(1);
		} else if (closed && !has(BEGINS, text.slice(0, -1))) text = text.slice(0, -1);
		return outer[0] + [...text].map((sign) => inner[sign] ?? sign).join("") + outer[1];
	};
}
