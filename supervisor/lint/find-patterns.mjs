import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../paths.mjs";
import { projectFiles } from "../testing/import-graph.mjs";

/** The files that run on the server and in browsers. */
const SOURCE = /^(?:activities|db|gateway|web|words|workflows)\/.*\.(?:tsx?|m?js)$/;

/**
 * A regular expression in a file. Its `text` is the literal, or "made" if the program makes it from
 * texts.
 * @typedef {{file: string, line: number, text: string}} FoundPattern
 */

/**
 * Returns all regular expressions of the source, sorted by file.
 * @returns {FoundPattern[]}
 */
export const sourcePatterns = () =>
	projectFiles()
		.filter((file) => SOURCE.test(file))
		.flatMap((file) => patternsIn(file, readFileSync(join(root, file), "utf8")));

/**
 * @param {string} file
 * @param {string} text
 * @returns {FoundPattern[]}
 */
export function patternsIn(file, text) {
	/** @type {FoundPattern[]} */
	const found = [];
	/** @type {(start: number, pattern: string) => void} */
	const add = (start, pattern) => {
		found.push({ file, line: text.slice(0, start).split("\n").length, text: pattern });
	};
	/** @type {(node: {start: number, callee: import("oxc-parser").Expression}) => void} */
	const call = ({ start, callee }) => {
		if (callee.type === "Identifier" && callee.name === "RegExp") add(start, "made");
	};
	const { program, errors } = parseSync(file, text);
	if (errors.length > 0) throw new Error(`${file} must parse (${errors[0]?.message})`);
	new Visitor({
		Literal(node) {
			if ("regex" in node) add(node.start, node.raw ?? "");
		},
		NewExpression: call,
		CallExpression: call,
	}).visit(program);
	return found;
}
