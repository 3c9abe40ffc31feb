import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { problemIn } from "../../db/database-check.mjs";
import { addressOf, runStatement } from "../../db/statement.mjs";
import { commandLine, home } from "../environment.mjs";
import { OperatorError } from "../operator-error.mjs";
import { isPrebuilt } from "../prebuilt.mjs";
import { seenBy, VERSION } from "./versions.mjs";
import { syncFile, writeWhole } from "./whole-file.mjs";

/**
 * The two databases in the order in which a backup copies them. The engine's is first, so that the
 * later copy of plotluck.db has every text, seat and id that the engine's rooms refer to.
 */
export const DATABASES = ["temporal.db", "plotluck.db"];

/** The folder of the bundles in a data folder and in a backup (activities/builds.ts). */
const BUILDS = "builds";

/** Written last, so a folder with this file contains a complete backup. */
export const BACKUP_NOTE = "backup.json";

/**
 * What a backup says of itself. Those of 1.0.0 have only the time and the databases.
 * @typedef {{at: string, databases: string[], version?: string, migration?: string | null,
 *   bytes?: number}} BackupNote at: ISO time of its begin; version: of the program that made it;
 *   migration: the last one of plotluck.db; bytes: the size of all databases
 */

/**
 * Returns the full path of the folder in an argument, relative to the directory in which npm
 * was called, or to the current one without sources. Throws an OperatorError without an argument.
 * @param {string} command the npm script, for the error text
 * @param {string | undefined} folder
 */
export function folderArgument(command, folder) {
	if (!folder) throw new OperatorError(`FOLDER must be given: ${commandLine(command, "FOLDER")}`);
	return resolve(isPrebuilt ? home : (process.env.INIT_CWD ?? process.cwd()), folder);
}

/**
 * Copies the databases, with the bundles of their rooms, into an empty folder while games run,
 * checks each copy, and writes the note. Leaves the folder empty when this fails.
 * @param {string} dataFolder
 * @param {string} folder
 * @param {string[]} databases
 * @param {(label: string) => void} report gets what it does, for people
 * @returns {Promise<BackupNote>}
 */
export async function makeCopies(dataFolder, folder, databases, report) {
	try {
		return await copyAll(dataFolder, folder, databases, report);
	} catch (problem) {
		for (const name of await readdir(folder))
			await rm(join(folder, name), { recursive: true, force: true });
		throw problem;
	}
}

/**
 * @param {string} dataFolder
 * @param {string} folder
 * @param {string[]} databases
 * @param {(label: string) => void} report
 * @returns {Promise<BackupNote>}
 */
async function copyAll(dataFolder, folder, databases, report) {
	const at = new Date().toISOString();
	let bytes = 0;
	// Before, because a bundle goes with its last room; and after, because a start brings a new one.
	await copyBuilds(dataFolder, folder);
	for (const name of databases) {
		report(`copying ${name}`);
		const copy = join(folder, name);
		await copyDatabase(join(dataFolder, name), copy);
		bytes += (await stat(copy)).size;
	}
	await copyBuilds(dataFolder, folder);
	const seen = await seenBy(join(folder, "plotluck.db"), { readOnly: true });
	/** @type {BackupNote} */
	const note = {
		...{ at, databases, bytes },
		version: VERSION,
		migration: seen?.migrations.at(-1) ?? null,
	};
	await writeWhole(join(folder, BACKUP_NOTE), `${JSON.stringify(note)}\n`);
	return note;
}

/**
 * Copies the workflow bundles that rooms run under: without its own, a room of an older version
 * cannot go on. Their names are hashes of their content, so one that is there already stays.
 * @param {string} from a data folder or a backup
 * @param {string} to the other
 */
export async function copyBuilds(from, to) {
	if (!existsSync(join(from, BUILDS))) return;
	await mkdir(join(to, BUILDS), { recursive: true, mode: 0o700 });
	for (const name of await readdir(join(from, BUILDS))) {
		if (!name.endsWith(".js")) continue;
		const content = await contentOf(join(from, BUILDS, name));
		const copy = join(to, BUILDS, name);
		// It may have gone with its last room meanwhile.
		if (content !== null && !(await contentOf(copy))?.equals(content))
			await writeWhole(copy, content);
	}
}

/**
 * Returns the content of a file; null when there is none.
 * @param {string} file
 */
async function contentOf(file) {
	try {
		return await readFile(file);
	} catch (problem) {
		if (/** @type {NodeJS.ErrnoException} */ (problem).code === "ENOENT") return null;
		throw problem;
	}
}

/**
 * Returns the note of a complete backup; null when there is none.
 * @param {string} folder
 * @returns {Promise<BackupNote | null>}
 */
export async function noteIn(folder) {
	try {
		const note = JSON.parse(await readFile(join(folder, BACKUP_NOTE), "utf8"));
		return { ...note, databases: DATABASES.filter((name) => note.databases.includes(name)) };
	} catch {
		return null;
	}
}

/**
 * Copies the current state of a database to a new file while other processes use it. The new file
 * takes neither locks nor modes, because network drives and USB sticks may not have them.
 * @param {string} from
 * @param {string} to
 */
async function copyDatabase(from, to) {
	await writeFile(to, "", { mode: 0o600 }); // it will contain texts of players
	const address = addressOf(to, "nolock=1").replaceAll("'", "''");
	await runStatement(from, `VACUUM INTO '${address}'`, { place: to });
	await assertSound(to);
	await syncFile(to);
}

/**
 * Returns what SQLite's check of a whole copy finds; null when it is sound.
 * @param {string} file
 */
export async function damageIn(file) {
	if ((await stat(file)).size === 0) return "it is empty";
	try {
		const [finding] = await runStatement(file, "PRAGMA quick_check(1)", { readOnly: true });
		const result = String(Object.values(finding ?? {})[0]);
		return result === "ok" ? null : `it is damaged (${result.split("\n").at(-1)})`;
	} catch (problem) {
		return problemIn(problem) ?? String(problem);
	}
}

/**
 * Throws an OperatorError when a copy is damaged.
 * @param {string} file
 */
export async function assertSound(file) {
	const problem = await damageIn(file);
	if (problem !== null) throw new OperatorError(`The copy ${file} cannot be used: ${problem}.`);
}
