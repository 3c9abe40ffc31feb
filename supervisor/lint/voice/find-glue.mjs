import { parseSync, Visitor } from "oxc-parser";

/** Punctuation and spaces without a letter, as they stand between words. */
const SIGNS = /^[ \u00A0,.:;!?()]+$/u;
/** A unit behind a number. */
const UNIT = /^\s(?:s|min|h|d)$/u;
/** The modules that texts come from. */
const WORDS = /(?:^#words\/|\/words\/|served-words\.ts$)/u;

/**
 * Returns the literals of a module that join texts by signs or units, which differ by language: in
 * markup between its words, and in templates and `join` beside texts from the words. Each grammar.ts
 * of `words` has functions for them.
 * @param {string} file
 * @param {string} source
 * @returns {import("./find-texts.mjs").FoundText[]}
 */
export function glueIn(file, source) {
	const { program, errors } = parseSync(file, source);
	if (errors.length > 0) throw new Error(`${file} must parse (${errors[0]?.message})`);
	const isWords = wordsIn(program);
	/** @type {import("./find-texts.mjs").FoundText[]} */
	const found = [];
	/** @type {(node: {start: number}, text: string) => void} */
	const add = ({ start }, text) =>
		void found.push({ line: source.slice(0, start).split("\n").length, text });
	/** @type {(children: readonly any[]) => void} */
	const checkMarkup = (children) => {
		const shown = children.map(shownText);
		for (const [i, text] of shown.entries())
			if (text && SIGNS.test(text) && shown.some((other, at) => at !== i && other !== ""))
				add(children[i], text);
	};
	new Visitor({
		JSXElement: ({ children }) => checkMarkup(children),
		JSXFragment: ({ children }) => checkMarkup(children),
		TemplateLiteral(node) {
			const parts = node.quasis.map(({ value }) => value.cooked ?? "");
			const joins = parts.some((part, i) => {
				if (i > 0 && UNIT.test(part)) return true;
				if (!SIGNS.test(part)) return false;
				return [node.expressions[i - 1], node.expressions[i]].some((at) => at && isWords(at));
			});
			if (joins) add(node, parts.join("…"));
		},
		CallExpression({ callee, arguments: [sign] }) {
			if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
			if (callee.property.name !== "join" || sign?.type !== "Literal") return;
			const text = String(sign.value);
			if (SIGNS.test(text) && isWords(callee.object)) add(sign, text);
		},
	}).visit(program);
	return found;
}

/**
 * Returns what a child of markup shows: "" for the spaces around lines, and null for what the
 * program puts in.
 * @param {any} child
 * @returns {string | null}
 */
function shownText(child) {
	if (child.type === "JSXText") return child.value.replace(/\s*\n\s*/gu, "");
	if (child.type !== "JSXExpressionContainer") return null;
	if (child.expression.type === "JSXEmptyExpression") return "";
	const { expression } = child;
	const value = expression.type === "LogicalExpression" ? expression.right : expression;
	return value.type === "Literal" && typeof value.value === "string" ? value.value : null;
}

/**
 * Returns the function that says whether a part of the program has a text from the words: it names
 * what an import of theirs brings, or a variable that is made of one.
 * @param {import("oxc-parser").Program} program
 * @returns {(node: object) => boolean}
 */
function wordsIn(program) {
	/** @type {Set<string>} */
	const names = new Set();
	/** @type {(node: object) => boolean} */
	const isWords = (node) => {
		let is = false;
		new Visitor({
			Identifier({ name }) {
				if (names.has(name)) is = true;
			},
		}).visit(/** @type {any} */ ({ type: "Program", body: [node], sourceType: "module" }));
		return is;
	};
	for (const statement of program.body)
		if (statement.type === "ImportDeclaration" && WORDS.test(statement.source.value))
			for (const { local } of statement.specifiers) names.add(local.name);
	new Visitor({
		VariableDeclarator({ id, init }) {
			if (init && isWords(init)) for (const name of namesIn(id)) names.add(name);
		},
	}).visit(program);
	return isWords;
}

/**
 * Returns the names that a declaration binds.
 * @param {any} pattern
 * @returns {string[]}
 */
function namesIn(pattern) {
	if (pattern.type === "Identifier") return [pattern.name];
	if (pattern.type === "ObjectPattern")
		return pattern.properties.flatMap((/** @type {any} */ { value, argument }) =>
			namesIn(value ?? argument),
		);
	if (pattern.type === "ArrayPattern")
		return pattern.elements.flatMap((/** @type {any} */ one) => (one ? namesIn(one) : []));
	return pattern.type === "AssignmentPattern" ? namesIn(pattern.left) : [];
}
