import { parseSync, Visitor } from "oxc-parser";

/** What stands in a text where the program puts in a value. */
const VALUE = "\u0000";

/** A text has at least one letter. */
const LETTER = /\p{L}/u;

/**
 * A text of a file as its readers see it, with a null character in place of each value.
 * @typedef {{line: number, text: string}} FoundText
 */

/** A tag of a page, with its label in words if it has one. */
const TAG = /<[^>]*?(?: aria-label="(?<label>[^"]*)"[^>]*)?>/g;

/** The entities that pages of the zine have. */
const ENTITIES = new Map([
	["&amp;", "&"],
	["&nbsp;", " "],
]);

/**
 * Returns the texts of a file.
 * @param {string} file
 * @param {string} source
 */
export const textsIn = (file, source) =>
	file.endsWith(".html") ? textsInPage(source) : textsInModule(file, source);

/**
 * Returns the texts of a page: those between its tags, line by line, and the labels of its pictures.
 * @param {string} source
 * @returns {FoundText[]}
 */
const textsInPage = (source) =>
	source.split("\n").flatMap((markup, index) => {
		const labels = [...markup.matchAll(TAG)].map(({ groups }) => groups?.label ?? "");
		const text = markup.replace(TAG, "").replace(/&\w+;/g, (sign) => ENTITIES.get(sign) ?? sign);
		return [text, ...labels]
			.filter((found) => LETTER.test(found))
			.map((found) => ({ line: index + 1, text: found.trim() }));
	});

/**
 * Returns the texts of a module: its strings, templates and markup, without imports.
 * @param {string} file
 * @param {string} source
 * @returns {FoundText[]}
 */
function textsInModule(file, source) {
	const { program, errors } = parseSync(file, source);
	if (errors.length > 0) throw new Error(`${file} must parse (${errors[0]?.message})`);
	/** @type {Set<number>} */
	const imports = new Set();
	/** @type {FoundText[]} */
	const found = [];
	/** @type {(start: number, text: string) => void} */
	const add = (start, text) => {
		if (imports.has(start) || !LETTER.test(text)) return;
		found.push({ line: source.slice(0, start).split("\n").length, text });
	};
	new Visitor({
		ImportDeclaration: ({ source: from }) => void imports.add(from.start),
		ExportNamedDeclaration: ({ source: from }) => void (from && imports.add(from.start)),
		Literal(node) {
			if (typeof node.value === "string") add(node.start, node.value);
		},
		TemplateLiteral(node) {
			add(node.start, node.quasis.map(({ value }) => value.cooked ?? "").join(VALUE));
		},
		JSXText: (node) => add(node.start, node.value),
	}).visit(program);
	return found;
}
