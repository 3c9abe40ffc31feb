import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Returns where a result is built before it replaces the one at `place`.
 * @param {string} place
 */
export const nextOf = (place) => `${place}-next`;

/**
 * Puts a complete result into its place, because servers and tests read it at any time, and a build
 * that is killed must not leave half of one.
 * @param {string} place
 */
export async function replaceResult(place) {
	const former = `${place}-former`;
	await rm(former, { recursive: true, force: true });
	if (existsSync(place)) await rename(place, former);
	await rename(nextOf(place), place);
	await rm(former, { recursive: true, force: true });
}
