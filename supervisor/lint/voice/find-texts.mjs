import { parseSync, Visitor } from "oxc-parser";

/** What stands in a text where the program puts in a value. */
const VALUE = "\u0000";

/** A text has at least one letter. */
const LETTER = /\p{L}/u;

/**
 * A text of a file as its readers see it, with a null character in place of each value.
 * @typedef {{line: number, text: string}} FoundText
 */

/**
 * Returns the texts of a module: its strings, templates and markup, without imports.
 * @param {string} file
 * @param {string} source
 * @returns {FoundText[]}
 */
export function textsIn(file, source) {
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
