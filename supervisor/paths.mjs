import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the user's cache folder for Plotluck. All clones share the engine in it.
 */
export function cacheFolder(env = process.env, platform = process.platform) {
	if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, "plotluck");
	if (platform === "win32")
		return join(env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "plotluck");
	if (platform === "darwin") return join(homedir(), "Library", "Caches", "plotluck");
	return join(homedir(), ".cache", "plotluck");
}
