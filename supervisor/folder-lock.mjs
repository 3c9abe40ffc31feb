import { join } from "node:path";
import { OperatorError, UNUSABLE_CONFIG } from "./operator-error.mjs";

/** The file that SQLite locks, in the locked folder. */
export const LOCK_FILE = "running.lock";

/** Writes nothing to the disk, because it may be full. */
const LOCK = "PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE";

/**
 * The locks that this process holds, by folder.
 * @type {Map<string, import("sqlite3").Database>}
 */
const held = new Map();

/**
 * Locks a folder until `unlockFolder` or the end of this process. Returns false when another
 * process has the lock, and throws an OperatorError when this user cannot write to the folder. Uses
 * SQLite, because Node cannot lock files; the dependencies must already be installed.
 * @param {string} folder
 * @param {string} name what operators know the folder by
 */
export async function lockFolder(folder, name) {
	if (held.has(folder)) return true;
	const { default: sqlite3 } = await import("sqlite3");
	/** @type {import("sqlite3").Database} */
	const lock = await new Promise((resolve, reject) => {
		const opened = new sqlite3.Database(join(folder, LOCK_FILE), (error) =>
			error ? reject(unwritable(folder, name, error)) : resolve(opened),
		);
	});
	const isFree = await new Promise((resolve) => {
		lock.exec(LOCK, (/** @type {NodeJS.ErrnoException | null} */ error) =>
			resolve(error?.code !== "SQLITE_BUSY"),
		);
	});
	if (isFree) held.set(folder, lock);
	else lock.close();
	return isFree;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {Error} error
 */
const unwritable = (folder, name, { message }) =>
	new OperatorError(
		`${name} must be a folder that this user can write to (got "${folder}"): ${message}.`,
		UNUSABLE_CONFIG,
	);

/** @param {string} folder */
export function unlockFolder(folder) {
	held.get(folder)?.close();
	held.delete(folder);
}
