import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { isProgram } from "../commands.mjs";
import { OperatorError, UNUSABLE_CONFIG } from "../operator-error.mjs";
import { killWithParent } from "../server/kill-with-parent.mjs";
import { fetchNode, nodePackage, pinnedNode } from "./pinned-node.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const REMEDY = "install Node 22 and start again.";

/**
 * Returns if this Node loads uWebSockets.js. Otherwise runs this program again with a Node that
 * does, which is downloaded once, and does not return; throws an OperatorError if there is none.
 * The dependencies must already be installed.
 *
 * Loads the package instead of comparing versions, because the system's C library matters too. Runs
 * the whole program again, so that all its child processes use the same Node.
 * @param {(label: string) => void} [report] called before slow work
 */
export async function useWorkingNode(report = () => {}) {
	if (await loads()) return;
	const cause = `uWebSockets.js has no binary for Node ${process.versions.node} on this system`;
	const node = nodePackage();
	if (!node || process.execPath === (await realpath(pinnedNode(node)).catch(() => null)))
		throw new OperatorError(`${cause}: ${REMEDY}`, UNUSABLE_CONFIG);
	const pinned = pinnedNode(node);
	if (!(await isProgram(pinned))) {
		report(`fetching Node ${node.version}`);
		const problem = await fetchNode(node);
		if (problem !== null)
			throw new OperatorError(
				`${cause}, and npm could not fetch Node ${node.version} (${problem}): ${REMEDY}`,
			);
		console.error(`${cause}, so npm has fetched Node ${node.version}, which now runs Plotluck.`);
	}
	await runAgain(pinned);
}

const loads = () =>
	import("uWebSockets.js").then(
		() => true,
		() => false,
	);

/**
 * Runs this program under another Node in place of this process, and does not return.
 * @param {string} node
 */
async function runAgain(node) {
	const args = [...process.execArgv, ...process.argv.slice(1)];
	// The types are those of Node 20, which does not have execve.
	const { execve } = /** @type {{execve?: (path: string, args: string[]) => void}} */ (process);
	if (execve && process.platform !== "win32") execve(node, [node, ...args]);
	// Windows and older versions cannot replace a process, so this process waits for the new one.
	const child = spawn(node, args, { stdio: "inherit", windowsHide: true });
	killWithParent(child);
	for (const signal of SIGNALS)
		process.removeAllListeners(signal).on(signal, () => {
			// A Windows terminal sends Ctrl-C to both, and a signal from here would kill.
			if (process.platform !== "win32") child.kill(signal);
		});
	child.once("exit", (code) => process.exit(code ?? 1));
	await new Promise(() => {});
}
