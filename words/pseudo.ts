/** The accented letters by the plain ones: those that the Latin fonts of the site have. */
const ACCENTED = new Map(
	Object.entries({
		...{ a: "á", c: "ç", d: "ð", e: "é", i: "í", n: "ñ", o: "ö", p: "þ", u: "ü", y: "ý" },
		...{ A: "Á", C: "Ç", D: "Ð", E: "É", I: "Í", N: "Ñ", O: "Ö", P: "Þ", U: "Ü", Y: "Ý" },
	}),
);

/** How many letters a text gains for each one that it has. */
const GROWTH = 0.4;

/** RIGHT-TO-LEFT MARK, which tells `dir="auto"` the direction of a text whose letters are Latin. */
const MARK = fromRight() ? "\u200F" : "";

/** Returns whether this runs in a page from right to left. */
function fromRight(): boolean {
	const { document }: { document?: { dir: string } } = globalThis as object;
	return document?.dir === "rtl";
}

/** Returns a text accented, and 40 % longer by vowels that are repeated. */
function longer(text: string): string {
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

/** Returns a text in the pseudo language, in which names and texts of players stay as they are. */
function pseudoText(text: string, players: readonly string[]): string {
	const kept = players.find((one) => text.includes(one));
	if (kept === undefined) return longer(text);
	return text
		.split(kept)
		.map((part) => pseudoText(part, players))
		.join(kept);
}

/** Returns the texts among the values of a function. A single letter would split many words. */
const textsIn = (values: readonly unknown[]): string[] =>
	values.flat().filter((value): value is string => typeof value === "string" && value.length > 1);

/** Returns the same words in the pseudo language, which shows what is not in the words, or too long. */
export function pseudo<W>(words: W, players?: readonly string[]): W;
export function pseudo(words: unknown, players: readonly string[] = []): unknown {
	if (typeof words === "string") {
		const text = pseudoText(words, players);
		return text === words ? text : MARK + text;
	}
	if (typeof words === "function")
		return (...values: unknown[]) => pseudo(words(...values), textsIn(values));
	if (Array.isArray(words)) return words.map((part) => pseudo(part, players));
	if (typeof words !== "object" || words === null) return words;
	return Object.fromEntries(
		Object.entries(words).map(([key, value]) => [key, pseudo(value, players)]),
	);
}
