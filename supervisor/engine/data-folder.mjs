import { rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { at } from "../../db/place-problem.mjs";
import { lockFolder, unlockFolder } from "../folder-lock.mjs";
import { OperatorError } from "../operator-error.mjs";
import { findProcess } from "./running-process.mjs";

/**
 * The processes that use a data folder. They are recorded in the folder because two engines on one
 * database would corrupt it.
 * @typedef {{supervisor: number, birth?: string, engine: number | null}} Occupants supervisor,
 *   engine: process ids; birth: of the supervisor, which older records lack
 */

/** @param {string} folder */
const recordIn = (folder) => join(folder, "running.json");

/**
 * Claims the data folder for this process and ends an engine that a killed supervisor left running.
 * Throws an OperatorError when another supervisor uses the folder, even one in another container,
 * where process ids are different. Returns the function that records the engine, which is
 * synchronous, because no other code may run between the engine's start and its record.
 * @param {string} folder
 * @returns {Promise<(engine: number | null) => void>}
 */
export async function claimDataFolder(folder) {
	// Also for the engine, because the files of both have words of players.
	process.umask(0o077);
	await mkdir(folder, { recursive: true });
	const occupants = await occupantsOf(folder);
	if (occupants && occupants.supervisor !== process.pid && (await isSupervised(occupants)))
		throw new OperatorError(
			`DATA_DIR is in use by another Plotluck ("${folder}", process ${occupants.supervisor}): stop it or set DATA_DIR to another folder.`,
		);
	if (!(await lockFolder(folder, "DATA_DIR")))
		throw new OperatorError(
			`DATA_DIR is in use by another Plotluck ("${folder}"), perhaps in another container: stop it or set DATA_DIR to another folder.`,
		);
	if (occupants?.engine) await end(occupants.engine, folder);
	const supervisor = process.pid;
	const birth = (await findProcess(supervisor))?.birth;
	/** @param {number | null} engine */
	const record = (engine) => {
		try {
			writeFileSync(recordIn(folder), JSON.stringify({ supervisor, birth, engine }));
		} catch (problem) {
			throw at(folder, problem);
		}
	};
	record(null);
	return record;
}

/**
 * Releases the data folder.
 * @param {string} folder
 */
export function leaveDataFolder(folder) {
	rmSync(recordIn(folder), { force: true });
	unlockFolder(folder);
}

/**
 * @param {string} folder
 * @returns {Promise<Occupants | null>}
 */
async function occupantsOf(folder) {
	try {
		return JSON.parse(await readFile(recordIn(folder), "utf8"));
	} catch {
		// The record is missing, or a crash truncated it.
		return null;
	}
}

/** @param {Occupants} occupants */
async function isSupervised({ supervisor, birth }) {
	const found = await findProcess(supervisor);
	if (!found) return false;
	return birth ? found.birth === birth : /supervisor[\\/][\w-]+\.mjs/.test(found.command);
}

/**
 * Ends the process if it is an engine on the folder's database.
 * @param {number} engine
 * @param {string} folder
 */
async function end(engine, folder) {
	const deadline = performance.now() + 5000;
	while (await isEngine(engine, folder)) {
		try {
			process.kill(engine, performance.now() < deadline ? "SIGTERM" : "SIGKILL");
		} catch (problem) {
			// It has already ended.
			if (/** @type {NodeJS.ErrnoException} */ (problem).code !== "ESRCH") throw problem;
		}
		await pause(100);
	}
}

/**
 * @param {number} pid
 * @param {string} folder
 */
async function isEngine(pid, folder) {
	const command = (await findProcess(pid))?.command ?? "";
	return command.includes("--db-filename") && command.includes(join(folder, "temporal.db"));
}
