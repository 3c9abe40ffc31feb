import { rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "./commands.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Who works on a data folder is written down in it: two engines on one database would ruin it.
 * @typedef {{supervisor: number, engine: number | null}} Occupants process ids
 */

/** @param {string} folder */
const noteIn = (folder) => join(folder, "running.json");

/**
 * Takes the data folder for this process; ends an engine that a killed supervisor left behind.
 * A Refusal when another supervisor is at work there.
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
		throw new Refusal(
			`Plotluck runs already on ${folder} (process ${occupants.supervisor}): stop that one, or set DATA_DIR to another folder.`,
		);
	if (occupants?.engine) await end(occupants.engine, folder);
	noteOccupants(folder, null);
}

/**
 * Writes down who is at work, in one go: between the engine's start and the note nobody may look.
 * @param {string} folder
 * @param {number | null} engine
 */
export const noteOccupants = (folder, engine) =>
	writeFileSync(noteIn(folder), JSON.stringify({ supervisor: process.pid, engine }));

/** @param {string} folder */
export const leaveDataFolder = (folder) => rmSync(noteIn(folder), { force: true });

/**
 * @param {string} folder
 * @returns {Promise<Occupants | null>}
 */
async function occupantsOf(folder) {
	try {
		return JSON.parse(await readFile(noteIn(folder), "utf8"));
	} catch {
		// No note, or one that a crash cut short: nobody to look for.
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
 * True when the process runs and its command line contains `word`: ids are used again.
 * @param {number} pid
 * @param {string} word
 */
async function isRunning(pid, word) {
	try {
		process.kill(pid, 0);
	} catch {
		return false;
	}
	// Windows has no ps; there the id alone has to do.
	if (process.platform === "win32") return true;
	const { output } = await run("ps", ["-ww", "-o", "stat=,command=", "-p", String(pid)]);
	return output.includes(word) && !output.trimStart().startsWith("Z");
}
