/** Pseudo languages, which only development has: English with accents, and from right to left. */
export const PSEUDO = ["en-XA", "ar-XB"];

/** These handle what players write, which no language changes. */
const NOT_WORDS = /^(?:grammar|quote)\.ts$/;

/** The words of exports, which ask for a language themselves (web/exports/printed.ts). */
export const PRINTED = "game/printed.ts";

/**
 * Returns whether a module of words has other words in a pseudo language.
 * @param {string} path from the folder of English
 */
export const isPseudo = (path) => path !== PRINTED && !NOT_WORDS.test(path);

/**
 * Returns a module with the words of an English one in the pseudo language.
 * @param {string} source of the English module
 * @param {string} english the address from which to import it
 * @param {string} pseudo the address of words/pseudo.ts
 */
export function pseudoModule(source, english, pseudo) {
	const exported = source.matchAll(/^export (?:const|function|(default)) ?(\w*)/gm);
	return [
		`import * as words from ${JSON.stringify(english)};`,
		`import { pseudo } from ${JSON.stringify(pseudo)};`,
		...[...exported].map(([, isDefault, name]) =>
			isDefault
				? "export default pseudo(words.default);"
				: `export const ${name} = pseudo(words.${name});`,
		),
	].join("\n");
}
