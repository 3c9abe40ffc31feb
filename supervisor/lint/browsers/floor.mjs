import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../paths.mjs";

/** The names of browsers in Browserslist that MDN spells differently. */
const MDN_NAMES = new Map([["ios_saf", "safari_ios"]]);

/**
 * Returns the oldest supported version of each browser: the rows `NAME >= VERSION` of
 * `browserslist` in package.json, with Browserslist's names.
 * @returns {[name: string, version: string][]}
 */
export function floor() {
	const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return browserslist.map((/** @type {string} */ row) => {
		const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(row) ?? [];
		if (!name || !version)
			throw new Error(`browserslist must have rows such as "safari >= 16.4" (got "${row}")`);
		return [name, version];
	});
}

/** Returns the floor as Vite's build targets. */
export const buildTarget = () =>
	floor().map(([name, version]) => `${name === "ios_saf" ? "ios" : name}${version}`);

const targets = floor().map(([name, version]) => ({ key: MDN_NAMES.get(name) ?? name, version }));

/**
 * Returns whether every browser has a feature: at the version of the floor, or with `today` at any
 * version.
 * @param {import("@mdn/browser-compat-data").CompatStatement} feature
 * @param {{today?: boolean}} [options]
 */
export const isSupported = ({ support }, { today = false } = {}) =>
	targets.every(({ key, version }) => {
		const known = support[/** @type {keyof typeof support} */ (key)];
		return [known ?? []].flat().some((statement) => {
			const { version_added: since, version_removed: until } = statement;
			// A feature behind a flag or under another name counts as a different one.
			if (statement.flags || statement.prefix || statement.alternative_name) return false;
			if (typeof since !== "string" || since === "preview") return false;
			if (today) return !until;
			const isGone = typeof until === "string" && isAtMost(until, version);
			return !isGone && isAtMost(since.replace("≤", ""), version);
		});
	});

/**
 * Returns whether a version is not newer than another.
 * @param {string} one
 * @param {string} other
 */
function isAtMost(one, other) {
	const [major = 0, minor = 0] = one.split(".").map(Number);
	const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
	return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
