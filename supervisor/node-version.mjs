import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Refuses a Node that package.json's `engines` leaves out, before anything fails in a way nobody
 * understands.
 */
export function checkNode(version = process.versions.node) {
	const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const fits = engines.node.split("||").some((/** @type {string} */ range) => {
		const [wantedMajor, wantedMinor = 0] = range.trim().slice(1).split(".").map(Number);
		return major === wantedMajor && minor >= wantedMinor;
	});
	if (!fits)
		throw new Refusal(
			`Plotluck needs Node ${engines.node}, and this is ${version}: switch to one of those and start again.`,
		);
}
