import { onPath } from "../commands.mjs";
import { aptInstall, hasApt } from "./apt.mjs";

/** Returns the path of an installed Redis or Valkey server, or null. */
export const findRedis = () => onPath(["redis-server", "valkey-server"]);

/**
 * Returns the path of a Redis or Valkey server, and installs one where this user can; null without
 * one.
 * @param {(note: string) => void} [report] called before slow work
 */
export async function ensureRedis(report = () => {}) {
	const found = await findRedis();
	if (found || !(await hasApt())) return found;
	report("installing redis-server for the tests of several processes");
	await aptInstall("redis-server");
	return findRedis();
}
