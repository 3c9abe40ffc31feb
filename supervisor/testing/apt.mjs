import { onPath, run } from "../commands.mjs";

/** Returns whether this user can install Debian packages. */
export const hasApt = async () => process.getuid?.() === 0 && (await onPath(["apt-get"])) !== null;

/**
 * Installs Debian packages, and returns the output of apt-get.
 * @param {...string} names
 */
export async function aptInstall(...names) {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	await run("apt-get", ["update", "-q"], { env });
	const install = ["install", "-y", "-q", "--no-install-recommends", ...names];
	return (await run("apt-get", install, { env })).output;
}
