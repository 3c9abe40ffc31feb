/** A letter of each script that continues a word of the same script. */
const SCRIPTS = [
	{ letter: /\p{sc=Han}/u, before: "\\p{sc=Han}", after: "\\p{sc=Han}" },
	// Kanji before hiragana are mostly the stem of the same word.
	{ letter: /\p{sc=Hira}/u, before: "\\p{sc=Han}\\p{sc=Hira}ー", after: "\\p{sc=Hira}ー" },
	{ letter: /[\p{sc=Kana}ー]/u, before: "\\p{sc=Kana}ー", after: "\\p{sc=Kana}ー" },
];

const scriptOf = (letter = "") => SCRIPTS.find((script) => script.letter.test(letter));

/** Returns the pattern of an entry that begins and ends where the script changes. */
const bounded = (entry: string): string =>
	`(?<![${scriptOf(entry[0])?.before}])${entry}(?![${scriptOf(entry.at(-1))?.after}])`;

/** Returns whether an entry is in kana or kanji. */
export const isJapanese = (entry: string): boolean => scriptOf(entry[0]) !== undefined;

/**
 * Returns a function that finds entries in kana and kanji, as they are. Entries in `alone` match
 * between other scripts, signs and the ends of the text.
 */
export function japaneseFinderOf(
	anywhere: string[],
	alone: string[],
	harmless: string[],
): (text: string) => boolean {
	const blocked = new RegExp([...anywhere, ...alone.map(bounded)].join("|"), "u");
	const passing = new RegExp(harmless.join("|"), "gu");
	return (text) =>
		blocked.test(
			text
				.normalize("NFKC")
				.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
				.replace(passing, " "),
		);
}
