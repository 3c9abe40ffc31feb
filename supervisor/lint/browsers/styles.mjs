import mdn from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "postcss";
import { isSupported } from "./floor.mjs";

/** @typedef {import("@mdn/browser-compat-data").Identifier} Identifier */

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = mdn.css;

/**
 * The functions and units of values, by name.
 * @type {Map<string, Identifier>}
 */
const values = new Map();
/** @param {Identifier} types */
const collect = ({ __compat, ...parts }) => {
	for (const [name, type] of Object.entries(parts)) {
		if (!values.has(name)) values.set(name, type);
		collect(type);
	}
};
collect(types);

/** Units, with the names of their features. */
const UNITS = /** @type {const} */ ([
	[/\d[dsl]v(w|h|i|b|min|max)\b/, "viewport_percentage_units_dynamic"],
	[/\dcq(w|h|i|b|min|max)\b/, "container_query_length_units"],
]);

/**
 * Returns the features of a style sheet that a browser of the floor lacks, except inside of
 * `@supports`. Prefixed names do not count, because they are meant for older browsers.
 * @param {string} code
 * @returns {Set<string>} such as `text-wrap` and `text-wrap: balance`
 */
export function missingInStyles(code) {
	/** @type {Set<string>} */
	const missing = new Set();
	/** @param {string} name @param {Identifier | undefined} feature */
	const need = (name, feature) => {
		if (feature?.__compat && !isSupported(feature.__compat)) missing.add(name);
	};
	const sheet = parse(code);
	sheet.walkAtRules("supports", (rule) => {
		rule.remove();
	});
	sheet.walkAtRules(({ name, params }) => {
		const rule = atRules[name];
		need(`@${name}`, rule);
		for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)/g))
			need(`@${name} (${feature})`, rule?.[feature]);
	});
	sheet.walkRules(({ selector }) => {
		if (selector.includes("&")) need("nesting", selectors.nesting);
		for (const [pseudo, name = ""] of selector.matchAll(/::?([\w-]+)/g))
			need(pseudo, selectors[name]);
	});
	sheet.walkDecls(/^[^-]/, ({ prop, value }) => needDeclaration(prop, value, need));
	return missing;
}

/**
 * @param {string} property
 * @param {string} value
 * @param {(name: string, feature: Identifier | undefined) => void} need
 */
function needDeclaration(property, value, need) {
	const feature = properties[property];
	need(property, feature);
	for (const [word] of value.matchAll(/[a-z][\w-]*\(?/g)) {
		if (word.endsWith("(")) need(word, values.get(word.slice(0, -1)));
		else need(`${property}: ${word}`, feature?.[word]);
	}
	for (const [mark, unit] of UNITS) if (mark.test(value)) need(unit, values.get(unit));
}
