import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "./whole-file.mjs";

/** The file in the data folder that knows the last backup. The server reads it for its admins. */
export const RECORD = "last-backup.json";

/**
 * An attempt to make a backup.
 * @typedef {{at: string, folder: string, bytes: number, problem: string | null}} Attempt at: ISO
 *   time; bytes: of all databases; problem: why there is no backup, a sentence for operators
 */

/** @typedef {{last: Attempt, good: Attempt | null}} Record good: the last that succeeded */

/**
 * Records an attempt.
 * @param {string} dataFolder
 * @param {Attempt} attempt
 */
export async function recordBackup(dataFolder, attempt) {
	const before = await readRecord(dataFolder);
	/** @type {Record} */
	const record = {
		last: attempt,
		good: attempt.problem === null ? attempt : (before?.good ?? null),
	};
	await writeWhole(join(dataFolder, RECORD), JSON.stringify(record));
}

/**
 * Returns what is known of the last backups; null before the first.
 * @param {string} dataFolder
 * @returns {Promise<Record | null>}
 */
export async function readRecord(dataFolder) {
	try {
		return JSON.parse(await readFile(join(dataFolder, RECORD), "utf8"));
	} catch {
		return null;
	}
}
