import mdn from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "vite";
import { isSupported } from "./floor.mjs";

/** @typedef {import("@mdn/browser-compat-data").Identifier} Identifier */
/** @typedef {{type: string, [key: string]: any}} Node a node of ESTree */

/** @type {Record<string, Identifier>} */
const interfaces = { ...mdn.api, ...mdn.javascript.builtins };

/** The interfaces of objects that every page has. */
const OBJECTS = new Map([
	["navigator", "Navigator"],
	["document", "Document"],
	["window", "Window"],
	["globalThis", "Window"],
	["self", "Window"],
]);

/** Patterns in regular expressions, with their features. */
const REGEXES = /** @type {const} */ ([
	[/\(\?<[=!]/, "lookbehind_assertion"],
	[/\(\?[ims]*-?[ims]+:/, "modifier"],
]);

/** @param {Identifier | undefined} feature */
const isMissing = (feature) => feature?.__compat !== undefined && !isSupported(feature.__compat);

/** Global names that a browser of the floor lacks. */
const missingNames = new Set(Object.keys(interfaces).filter((name) => isMissing(interfaces[name])));

/**
 * The members that a browser of the floor lacks, if the name alone identifies them: no other
 * interface has a member with this name in all browsers of the floor. Members of missing interfaces
 * do not count, because a script reaches them only through another missing name.
 * @type {Map<string, string | null>} the path of the member, by its name; null if others have it
 */
const missingMembers = new Map();
/** @type {Map<string, boolean>} whether a member is missing, by its path */
const members = new Map();
for (const [owner, { __compat, ...parts }] of Object.entries(interfaces))
	for (const [key, feature] of Object.entries(parts)) {
		const name = key.replace(/_static$/, "");
		const path = `${owner}.${name}`;
		members.set(path, isMissing(feature));
		if (!isMissing(feature)) missingMembers.set(name, null);
		else if (!missingNames.has(owner) && isInAllBrowsers(feature) && !missingMembers.has(name))
			missingMembers.set(name, path);
	}

/** @param {Identifier} feature */
function isInAllBrowsers({ __compat }) {
	return __compat !== undefined && isSupported(__compat, { today: true });
}

/**
 * Returns the features of a script that a browser of the floor lacks. Scripts have no types for
 * their objects, so the name of a member decides unless an older member has the same name.
 * @param {string} code
 * @returns {Set<string>} paths such as `URL.canParse`
 */
export function missingInScript(code) {
	/** @type {Set<string>} */
	const missing = new Set();
	/** @param {Node} node */
	const visit = (node) => {
		for (const path of missingIn(node)) missing.add(path);
		for (const child of childrenOf(node)) visit(child);
	};
	visit(parseAst(code));
	return missing;
}

/**
 * Returns the nodes below a node, except names of members and of properties, which are not
 * references.
 * @param {Node} node
 * @returns {Node[]}
 */
const childrenOf = (node) =>
	Object.keys(node)
		.filter((key) => node.computed || (key !== "property" && key !== "key"))
		.flatMap((key) => node[key])
		.filter((child) => child?.type);

/**
 * Returns the missing features that a node itself uses.
 * @param {Node} node
 * @returns {string[]}
 */
function missingIn(node) {
	const { type, name, object, property, properties, computed } = node;
	// Shorter names are from the minifier.
	if (type === "Identifier") return name.length > 2 && missingNames.has(name) ? [name] : [];
	if (type === "MemberExpression") return computed ? [] : memberOf(object.name, property.name);
	if (type === "ObjectPattern")
		return properties.flatMap((/** @type {Node} */ { key }) => memberOf("", key?.name));
	return regexFeatures(node);
}

/**
 * Returns the path of a member that a browser of the floor lacks, or nothing.
 * @param {string | undefined} object name of the object if it has one
 * @param {string} member
 * @returns {string[]}
 */
function memberOf(object = "", member) {
	const path = `${OBJECTS.get(object) ?? object}.${member}`;
	const own = members.get(path);
	if (own !== undefined) return own ? [path] : [];
	return [missingMembers.get(member) ?? []].flat();
}

/**
 * @param {Node} node
 * @returns {string[]}
 */
function regexFeatures({ type, regex, callee, arguments: given }) {
	/** @type {string[]} */
	let sources = [];
	if (type === "Literal" && regex) sources = [regex.pattern];
	else if (callee?.name === "RegExp")
		sources = given.flatMap((/** @type {Node} */ { quasis, value }) =>
			quasis ? quasis.map((/** @type {Node} */ { value }) => value.cooked) : String(value),
		);
	const used = REGEXES.filter(
		([mark, name]) =>
			isMissing(mdn.javascript.regular_expressions?.[name]) &&
			sources.some((source) => mark.test(source)),
	).map(([, name]) => `RegExp ${name}`);
	return regex?.flags.includes("v") && members.get("RegExp.unicodeSets")
		? [...used, "RegExp.unicodeSets"]
		: used;
}
