import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's own folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Where this user's programs keep what they can get again: the engine lives here, shared by all
 * clones.
 */
export function cacheFolder(env = process.env, platform = process.platform) {
	if (platform === "win32")
		return join(env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "plotluck");
	if (platform === "darwin") return join(homedir(), "Library", "Caches", "plotluck");
	return join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "plotluck");
}
