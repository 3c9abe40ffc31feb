import { rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";

/**
 * The processes that use a data folder, recorded in the folder because two engines on one database
 * would corrupt it.
 * @typedef {{supervisor: number, engine: number | null}} Occupants process ids
 */

/** @param {string} folder */
const recordIn = (folder) => join(folder, "running.json");

/**
 * Claims the data folder for this process and ends an engine that a killed supervisor left running.
 * Throws an OperatorError when another supervisor uses the folder.
 * @param {string} folder
 */
export async function claimDataFolder(folder) {
	await mkdir(folder, { recursive: true });
	const occupants = await occupantsOf(folder);
	if (
		occupants &&
		occupants.supervisor !== process.pid &&
		(await isRunning(occupants.supervisor, "supervisor"))
	)
		throw new OperatorError(
			`DATA_DIR is in use by another Plotluck ("${folder}", process ${occupants.supervisor}): stop it or set DATA_DIR to another folder.`,
		);
	if (occupants?.engine) await end(occupants.engine, folder);
	writeOccupants(folder, null);
}

/**
 * Records the processes that use the folder. Synchronous, because no other code may run between the
 * engine's start and its record.
 * @param {string} folder
 * @param {number | null} engine
 */
export const writeOccupants = (folder, engine) =>
	writeFileSync(recordIn(folder), JSON.stringify({ supervisor: process.pid, engine }));

/**
 * Releases the data folder.
 * @param {string} folder
 */
export const leaveDataFolder = (folder) => rmSync(recordIn(folder), { force: true });

/**
 * @param {string} folder
 * @returns {Promise<Occupants | null>}
 */
async function occupantsOf(folder) {
	try {
		return JSON.parse(await readFile(recordIn(folder), "utf8"));
	} catch {
		// There is no record, or a crash truncated it.
		return null;
	}
}

/**
 * @param {number} engine
 * @param {string} folder
 */
async function end(engine, folder) {
	const deadline = performance.now() + 5000;
	while (await isRunning(engine, folder)) {
		process.kill(engine, performance.now() < deadline ? "SIGTERM" : "SIGKILL");
		await pause(100);
	}
}

/**
 * Returns whether the process runs and its command line contains `word`, because process ids are
 * reused.
 * @param {number} pid
 * @param {string} word
 */
async function isRunning(pid, word) {
	try {
		process.kill(pid, 0);
	} catch {
		return false;
	}
	// Windows has no ps, so only the id is checked there.
	if (process.platform === "win32") return true;
	const { output } = await run("ps", ["-ww", "-o", "stat=,command=", "-p", String(pid)]);
	return output.includes(word) && !output.trimStart().startsWith("Z");
}
