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

/** One letter at a time, with anything but letters between them, as in キ・チ・ガ・イ. */
const SPACED =
	/(?<![\p{L}ー])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}](?:[^\p{L}\p{N}ー]+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])+(?![\p{L}ー])/gu;

const together = (text: string): string =>
	text.replace(SPACED, (letters) => letters.replace(/[^\p{L}\p{N}ー]+/gu, ""));

/** Hiragana and the katakana of the same sounds are as far apart as these two. */
const TO_KATAKANA = "ア".charCodeAt(0) - "あ".charCodeAt(0);

/** Returns an entry in hiragana in katakana too. */
const inBothKana = (entry: string): string[] => {
	const katakana = entry.replace(/[ぁ-ゖ]/gu, (letter) =>
		String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA),
	);
	return /^[ァ-ヶー]+$/u.test(katakana) ? [entry, katakana] : [entry];
};

/** Returns whether an entry is in kana or kanji. */
export const isJapanese = (entry: string): boolean => scriptOf(entry[0]) !== undefined;

/**
 * Returns a function that finds entries in kana and kanji, as they are or with their letters spaced out. Entries in `alone` match
 * between other scripts, signs and the ends of the text.
 */
export function japaneseFinderOf(
	anywhere: string[],
	alone: string[],
	harmless: string[],
): (text: string) => boolean {
	const all = [...anywhere.flatMap(inBothKana), ...alone.flatMap(inBothKana).map(bounded)];
	const blocked = new RegExp(all.join("|"), "u");
	const passing = new RegExp(harmless.join("|"), "gu");
	return (text) => {
		const plain = text
			.normalize("NFKC")
			.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
			.replace(passing, " ");
		return blocked.test(plain) || blocked.test(together(plain));
	};
}
