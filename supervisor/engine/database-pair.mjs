import { chmod, open, readdir, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { problemOf } from "../../db/database-check.mjs";
import { runStatement } from "../../db/statement.mjs";
import { commandLine, home } from "../environment.mjs";
import { OperatorError } from "../operator-error.mjs";
import { isPrebuilt } from "../prebuilt.mjs";

/**
 * The two databases in the order in which a backup copies them. The engine's is first, so that the
 * later copy of plotluck.db has every text, seat and id that the engine's rooms refer to.
 */
export const DATABASES = ["temporal.db", "plotluck.db"];

/** Written last, so a folder with this file contains a complete backup. */
export const BACKUP_NOTE = "backup.json";

/** @typedef {{at: string, databases: string[]}} BackupNote */

/**
 * Returns the full path of the folder in the first argument, relative to the directory in which npm
 * was called, or to the current one without sources. Throws an OperatorError without an argument.
 * @param {string} command the npm script, for the error text
 */
export function folderArgument(command) {
	const [folder] = process.argv.slice(2);
	if (!folder) throw new OperatorError(`FOLDER must be given: ${commandLine(command, "FOLDER")}`);
	return resolve(isPrebuilt ? home : (process.env.INIT_CWD ?? process.cwd()), folder);
}

/**
 * Copies the current state of a database to a new file while other processes use it.
 * @param {string} from
 * @param {string} to
 */
export async function copyDatabase(from, to) {
	await runStatement(from, `VACUUM INTO '${to.replaceAll("'", "''")}'`);
	await chmod(to, 0o600); // it contains texts of players
	await assertSound(to);
	const file = await open(to, "r+");
	await file.sync();
	await file.close();
}

/**
 * Throws an OperatorError when SQLite's check of the whole file fails.
 * @param {string} file
 */
export async function assertSound(file) {
	const problem = await problemOf(file);
	if (problem !== null) throw new OperatorError(`The copy ${file} cannot be used: ${problem}.`);
}

/**
 * Moves a database and its log files into a folder.
 * @param {string} name
 * @param {string} from
 * @param {string} to
 */
export async function moveDatabase(name, from, to) {
	const files = (await readdir(from)).filter((file) =>
		[name, `${name}-wal`, `${name}-shm`, `${name}-journal`].includes(file),
	);
	for (const file of files) await rename(join(from, file), join(to, file));
}
