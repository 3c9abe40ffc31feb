/**
 * A rule for the texts of one language: what it refuses, what a writer does instead, and the texts
 * or parts of file names for which it does not hold, each with its reason in a comment.
 * @typedef {{refuses: RegExp, instead: string, except?: readonly (string | RegExp)[], outside?: readonly string[]}} VoiceRow
 */

/**
 * Returns a sentence for each text of a file that a row refuses.
 * @param {string} file
 * @param {readonly import("./find-texts.mjs").FoundText[]} texts
 * @param {readonly VoiceRow[]} rows
 * @returns {string[]}
 */
export const voiceFaults = (file, texts, rows) =>
	texts.flatMap(({ line, text }) =>
		rows.flatMap(({ refuses, instead, except = [], outside = [] }) => {
			if (outside.some((part) => file.includes(part))) return [];
			if (except.some((known) => (known instanceof RegExp ? known.test(text) : known === text)))
				return [];
			const match = refuses.exec(text);
			return match === null ? [] : [`${file}:${line}: “${match[0]}”: ${instead}`];
		}),
	);
