import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "./whole-file.mjs";

/** What a copy beside the databases is called until it takes the place of one. */
export const RESTORING = ".restoring";

/** Says that copies take the place of the databases now, and where the replaced ones go. */
const JOURNAL = "restoring.json";

/** @typedef {{databases: string[], aside: string | null}} Journal aside: a folder's name, or null to delete them */

/**
 * Replaces databases with the complete copies beside them. A process that is killed meanwhile leaves
 * the rest to the next start, so that never half of a copy is in place.
 * @param {string} dataFolder
 * @param {string[]} databases of which there is a copy
 * @param {string | null} aside the folder in the data folder for what was replaced
 */
export async function replaceDatabases(dataFolder, databases, aside) {
	/** @type {Journal} */
	const journal = { databases, aside };
	await writeWhole(join(dataFolder, JOURNAL), JSON.stringify(journal));
	await finishReplacing(dataFolder);
}

/**
 * Finishes a replacement that a killed process has begun, or removes the copies that one has left
 * before that. Call it before anything uses the databases.
 * @param {string} dataFolder
 */
export async function finishReplacing(dataFolder) {
	const journal = await readJournal(dataFolder);
	if (!journal) return removeCopies(dataFolder);
	const { databases, aside } = journal;
	if (aside !== null) await mkdir(join(dataFolder, aside), { recursive: true, mode: 0o700 });
	for (const name of databases) {
		const copy = join(dataFolder, name + RESTORING);
		// Without its copy it has been replaced already.
		if (!existsSync(copy)) continue;
		await takeAway(name, dataFolder, aside);
		await rename(copy, join(dataFolder, name));
	}
	await rm(join(dataFolder, JOURNAL));
}

/**
 * Removes the copies beside the databases, with their logs, which later copies must not inherit.
 * @param {string} dataFolder
 */
export async function removeCopies(dataFolder) {
	for (const name of await readdir(dataFolder))
		if (name.includes(RESTORING)) await rm(join(dataFolder, name), { force: true });
}

/**
 * Returns whether a replacement was begun and not finished.
 * @param {string} dataFolder
 */
export const isReplacing = (dataFolder) => existsSync(join(dataFolder, JOURNAL));

/**
 * @param {string} dataFolder
 * @returns {Promise<Journal | null>}
 */
async function readJournal(dataFolder) {
	if (!isReplacing(dataFolder)) return null;
	return JSON.parse(await readFile(join(dataFolder, JOURNAL), "utf8"));
}

/**
 * Moves a database and its log files into a folder, or deletes them. The logs leave first: a log
 * without its database does no harm, while a later one would be taken for the copy's.
 * @param {string} name
 * @param {string} dataFolder
 * @param {string | null} aside
 */
async function takeAway(name, dataFolder, aside) {
	const parts = [`${name}-wal`, `${name}-shm`, `${name}-journal`, name];
	const files = await readdir(dataFolder);
	for (const part of parts.filter((file) => files.includes(file))) {
		const from = join(dataFolder, part);
		if (aside === null) await rm(from);
		else await rename(from, join(dataFolder, aside, part));
	}
}
