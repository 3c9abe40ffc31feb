import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runStatement } from "./statement.mjs";

/**
 * The exit code of a process whose database cannot be used (EX_DATAERR of sysexits), because a
 * restart would not help.
 */
export const UNUSABLE_DATABASE = 65;

/** How long a new file may be empty, and how often it is looked at, ms. */
const BEGINNING = 2000;
const STEP = 50;

/** SQLite's error codes for a file that no retry can open. */
const HOPELESS = new Set([
	"SQLITE_CORRUPT",
	"SQLITE_NOTADB",
	"SQLITE_CANTOPEN",
	"SQLITE_READONLY",
	"SQLITE_PERM",
]);

/** How problems begin that leave the content of the file alone, so that no backup helps. */
const FORBIDDEN = "this user may not";

/**
 * Returns why SQLite cannot use a file, or null when it can or the file does not exist yet.
 * Plain JavaScript, because the supervisor checks the engine's database before the build.
 * @param {string} file
 * @param {number} [limit] milliseconds after which a long check counts as passed; without it the
 *   whole file is read
 * @returns {Promise<string | null>}
 */
export async function problemOf(file, limit) {
	const facts = await stat(file).catch(() => null);
	if (!facts) return null;
	if (!facts.isFile()) return "it is not a file";
	if (!(await isWritable(file))) return `${FORBIDDEN} read and write it`;
	if (!(await isWritable(dirname(file)))) return `${FORBIDDEN} write in its folder`;
	if (await staysEmpty(file)) return "it is empty";
	try {
		const [finding] = await runStatement(file, "PRAGMA quick_check(1)", { limit });
		const result = Object.values(finding ?? {})[0];
		return result === "ok" ? null : `it is damaged (${String(result).split("\n").at(-1)})`;
	} catch (error) {
		return problemIn(error);
	}
}

/**
 * Returns the problem with the file after an error of SQLite; null when a retry may help.
 * @param {unknown} error
 */
export function problemIn(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (!HOPELESS.has(code)) return null;
	if (code === "SQLITE_NOTADB") return "it is not a database";
	if (code === "SQLITE_CORRUPT") return `it is damaged (${code})`;
	return `${FORBIDDEN} open or write it, or the files beside it (${code})`;
}

/**
 * Returns the error text for the operator.
 * @param {string} file
 * @param {string} problem
 */
export const unusable = (file, problem) =>
	`The database ${file} cannot be used: ${problem}. ` +
	(problem.startsWith(FORBIDDEN)
		? "Let this user read and write it, its folder, and the files beside it that begin with its name."
		: 'Restore a backup with "npm run restore -- FOLDER" (without a clone: "plotluck restore FOLDER"), ' +
			"or move the file away to start with an empty one.");

/**
 * Returns whether a file is empty. Another process that begins a new one has written to it soon.
 * @param {string} file
 */
async function staysEmpty(file) {
	for (let wait = 0; wait < BEGINNING; wait += STEP) {
		const files = [file, `${file}-wal`].map((path) => stat(path).catch(() => null));
		if ((await Promise.all(files)).some((facts) => (facts?.size ?? 0) > 0)) return false;
		await setTimeout(STEP);
	}
	return true;
}

/** @param {string} path */
const isWritable = (path) =>
	access(path, constants.R_OK | constants.W_OK).then(
		() => true,
		() => false,
	);
