import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { operatorErrorOf } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { folderProblem } from "./backup-place.mjs";
import { readRecord, recordBackup } from "./record.mjs";

/** The wait after a backup that failed, ms. */
const AGAIN = 60 * 60_000;

/**
 * The wait after a start, so that it is not slowed, and after each backup, because one that fails on
 * a full disk may not even leave its record, ms.
 */
const REST = 60_000;

/**
 * Makes a backup whenever the last one is older than BACKUP_EVERY, except of Postgres. Each runs in a process of its
 * own, which returns the memory of the copies. Returns the function that ends this.
 * @param {import("../environment.mjs").Environment} environment
 * @returns {() => Promise<void>}
 */
export function backUpRegularly({ dataFolder, backups, hasPostgres }) {
	if (backups === null || hasPostgres) return async () => {};
	const { everyMs, folder } = backups;
	const stopping = new AbortController();
	const { signal } = stopping;
	const loop = async () => {
		await reportProblem(folder, dataFolder);
		while (!signal.aborted) {
			await pause(REST, undefined, { signal });
			await pause(await untilDue(dataFolder, everyMs), undefined, { signal });
			await backUp(signal);
		}
	};
	const ended = loop().catch((problem) => {
		if (!signal.aborted) throw problem;
	});
	return async () => {
		stopping.abort();
		await ended;
	};
}

/**
 * Says that BACKUP_FOLDER cannot take a copy, and records it for the admin page. The games go on.
 * @param {string} folder
 * @param {string} dataFolder
 */
async function reportProblem(folder, dataFolder) {
	const problem = await folderProblem(folder, dataFolder).catch(
		(error) => (operatorErrorOf(error) ?? error).message,
	);
	if (problem === null) return;
	console.error(problem);
	const at = new Date().toISOString();
	// Without space for the record, the next attempt says the same.
	await recordBackup(dataFolder, { at, folder, bytes: 0, problem }).catch(() => {});
}

/**
 * Returns the ms until the next backup.
 * @param {string} dataFolder
 * @param {number} everyMs
 */
export async function untilDue(dataFolder, everyMs, now = Date.now()) {
	const record = await readRecord(dataFolder);
	if (record === null) return 0;
	const { last, good } = record;
	const retry = last.problem === null ? 0 : Math.min(AGAIN, everyMs) - (now - Date.parse(last.at));
	const due = good === null ? 0 : everyMs - (now - Date.parse(good.at));
	// After a step of the clock into the past the last one may be far in the future.
	return Math.max(0, Math.min(everyMs, Math.max(retry, due)));
}

/** @param {AbortSignal} signal ends the process */
const backUp = (signal) =>
	new Promise((/** @type {(value: void) => void} */ resolve) => {
		const child = spawn(process.execPath, [join(root, "supervisor", "backup.mjs")], {
			// Failures are printed for the operator, and a success is in last-backup.json.
			stdio: ["ignore", "ignore", "inherit"],
			windowsHide: true,
			signal,
		});
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
