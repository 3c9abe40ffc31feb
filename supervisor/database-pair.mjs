import { chmod, open, readdir, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { problemOf } from "../db/database-check.mjs";
import { runStatement } from "../db/statement.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * The two databases in the order in which a backup copies them. The rooms come first: each text,
 * seat and id that they
 * refer to is then in the later copy of our own database. The other way round a room would refer to
 * texts that are missing.
 */
export const DATABASES = ["temporal.db", "plotluck.db"];

/** Written last, so a folder that has it holds a whole backup. */
export const BACKUP_NOTE = "backup.json";

/** @typedef {{at: string, databases: string[]}} BackupNote */

/**
 * The folder that the command's first argument names, as a full path; npm starts us elsewhere than
 * the person typed.
 * @param {string} command for the sentence about a missing one
 */
export function folderArgument(command) {
	const [folder] = process.argv.slice(2);
	if (!folder) throw new Refusal(`Name the backup's folder: npm run ${command} -- FOLDER`);
	return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}

/**
 * Copies a database as it is at this moment to a new file, while others read and write it.
 * @param {string} from
 * @param {string} to
 */
export async function copyDatabase(from, to) {
	await runStatement(from, `VACUUM INTO '${to.replaceAll("'", "''")}'`);
	await chmod(to, 0o600); // it holds what people wrote
	await assertSound(to);
	const file = await open(to, "r+");
	await file.sync();
	await file.close();
}

/**
 * A Refusal when SQLite finds anything wrong in the whole file.
 * @param {string} file
 */
export async function assertSound(file) {
	const problem = await problemOf(file);
	if (problem !== null) throw new Refusal(`The copy ${file} cannot be used: ${problem}.`);
}

/**
 * Moves a database with its log into a folder.
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
