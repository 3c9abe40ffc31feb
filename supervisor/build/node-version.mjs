import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";

/**
 * Throws an OperatorError when package.json's `engines` excludes this Node version, because later
 * errors would not name the cause.
 */
export function checkNode(version = process.versions.node) {
	const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const fits = engines.node.split("||").some((/** @type {string} */ range) => {
		const [, operator, wantedMajor, wantedMinor = 0] =
			/^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range.trim()) ?? [];
		if (major > Number(wantedMajor)) return operator === ">=";
		return major === Number(wantedMajor) && minor >= Number(wantedMinor);
	});
	if (!fits)
		throw new OperatorError(
			`Node must be ${engines.node} (got "${version}"): install one of those versions and start again.`,
		);
}
