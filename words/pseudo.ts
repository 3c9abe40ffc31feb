/** The accented letters by the plain ones: those that the Latin fonts of the site have. */
const ACCENTED = new Map(
	Object.entries({
		...{ a: "á", c: "ç", d: "ð", e: "é", i: "í", n: "ñ", o: "ö", p: "þ", u: "ü", y: "ý" },
		...{ A: "Á", C: "Ç", D: "Ð", E: "É", I: "Í", N: "Ñ", O: "Ö", P: "Þ", U: "Ü", Y: "Ý" },
	}),
);

/** How many letters a text gains for each one that it has. */
const GROWTH = 0.4;

/** Returns a text in the pseudo language: accented, and 40 % longer by vowels that are repeated. */
function pseudoText(text: string): string {
	let owed = 0;
	return text.replace(/[A-Za-z]/g, (letter) => {
		const accented = ACCENTED.get(letter) ?? letter;
		owed += GROWTH;
		if (!/[aeiouy]/.test(letter) || owed < 1) return accented;
		const more = Math.floor(owed);
		owed -= more;
		return accented.repeat(1 + more);
	});
}

/** Returns the same words in the pseudo language, which shows what is not in the words, or too long. */
export function pseudo<W>(words: W): W;
export function pseudo(words: unknown): unknown {
	if (typeof words === "string") return pseudoText(words);
	if (typeof words === "function") return (...values: unknown[]) => pseudo(words(...values));
	if (Array.isArray(words)) return words.map((part) => pseudo(part));
	if (typeof words !== "object" || words === null) return words;
	return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]));
}
