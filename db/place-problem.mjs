import { readFileSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

/**
 * What an operator has to mend about a disk, a file or a limit of this process.
 * @typedef {{what: string, remedy: string, passes: boolean}} PlaceProblem what: the fact; remedy: an
 *   imperative; passes: the same may work later, because a disk has space again
 */

/** Of the system, SQLite and Postgres, for a disk or a quota without space. */
const FULL = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);
/** Of a disk that fails or is not connected. */
const BROKEN = new Set(["EIO", "ENXIO", "ENODEV", "ESTALE", "ENOTCONN"]);
const TOO_MANY = new Set(["EMFILE", "ENFILE"]);

/** With less free space SQLite may not be able to make the file that it shares with others, bytes. */
const LITTLE = 1024 * 1024;

/**
 * The codes about a file or folder, with what it must be and how to mend it.
 * @type {Record<string, {rule: string, remedy: string}>}
 */
const PLACES = {
	EACCES: {
		rule: "a place that this user can use",
		remedy: "let this user read and write it",
	},
	EROFS: {
		rule: "a place that this user can use",
		remedy: "mount its disk for writing, or choose another place",
	},
	EEXIST: { rule: "a folder", remedy: "move away the file that is there" },
	ENOTDIR: { rule: "a folder", remedy: "move away the file that is there or above it" },
	EISDIR: { rule: "a file", remedy: "move away the folder that is there" },
	ENOENT: { rule: "a folder that can be made", remedy: "make it, or choose another" },
};
/** @type {Record<string, string>} */
const SAME = { EPERM: "EACCES", ERR_FS_EISDIR: "EISDIR" };

/**
 * Returns what the operator has to mend after an error of the system or of a database; null for
 * other errors.
 * @param {unknown} problem
 * @param {string} [fallback] the place when the error does not know it
 * @returns {PlaceProblem | null}
 */
export function placeProblem(problem, fallback) {
	const { code, place: named, syscall } = factsOf(problem);
	const place = named ?? fallback;
	if (code === undefined) return null;
	if (FULL.has(code)) return full(code === "53100" ? "Postgres" : place);
	// SQLite has no code of its own for a file that is too large, or for the file that it shares.
	if (code === "SQLITE_IOERR" && (sizeLimit() === null || isFull(place))) return full(place, code);
	if (code === "EFBIG" || code === "SQLITE_IOERR")
		return tooLarge(named ?? (fallback === undefined ? "A file" : `A file in ${fallback}`));
	if (TOO_MANY.has(code))
		return {
			what: `This process must be allowed to have more files open (got ${code})`,
			remedy: "raise the limit (ulimit -n) to 1024 or more",
			passes: false,
		};
	// Connections have errors with the same codes.
	if (named === undefined) return null;
	if (BROKEN.has(code))
		return {
			what: `The disk of ${named} does not work (got ${code})`,
			remedy: "check it and its connection",
			passes: true,
		};
	// Other calls name what is missing, which is no matter of the place.
	if (code === "ENOENT" && syscall !== "mkdir") return null;
	const found = PLACES[SAME[code] ?? code];
	return found
		? { what: `${named} must be ${found.rule} (got ${code})`, remedy: found.remedy, passes: false }
		: null;
}

/**
 * Returns whether a query failed because the disk is full. The statement has changed nothing, and
 * may succeed later.
 * @param {unknown} problem
 */
export function isDiskFull(problem) {
	const { code } = factsOf(problem);
	// SQLite's second one comes from a shared-memory file without space.
	return code !== undefined && (FULL.has(code) || code === "SQLITE_IOERR");
}

/**
 * Adds the place to an error that does not know it, and returns the error.
 * @template T
 * @param {string} place
 * @param {T} problem
 * @returns {T}
 */
export function at(place, problem) {
	if (problem instanceof Error && factsOf(problem).place === undefined)
		Object.assign(problem, { path: place });
	return problem;
}

/**
 * Returns the code of a system's error, the place that it is about, and the call that failed.
 * @param {unknown} problem
 * @returns {{code?: string, place?: string, syscall?: string}}
 */
function factsOf(problem) {
	if (!(problem instanceof Error)) return {};
	const { path, dest, syscall, info } =
		/** @type {NodeJS.ErrnoException & {dest?: string, info?: {path?: string}}} */ (problem);
	const code = codeOf(problem);
	// A copy names its source first.
	const place = dest ?? path ?? info?.path;
	return { ...(code && { code }), ...(place && { place }), ...(syscall && { syscall }) };
}

/**
 * Returns the code of an error. The engine has the words of its SQLite instead.
 * @param {Error} problem
 */
function codeOf(problem) {
	if ("code" in problem && typeof problem.code === "string") return problem.code;
	if (problem.message.includes("database or disk is full")) return "SQLITE_FULL";
	return problem.message.includes("disk I/O error") ? "SQLITE_IOERR" : undefined;
}

/**
 * @param {string | undefined} place
 * @param {string} [code] of SQLite, which has the same one for a broken disk
 * @returns {PlaceProblem}
 */
const full = (place, code) => ({
	what: `The disk${place === undefined ? "" : ` of ${place}`} is full${code ? " or broken" : ""}`,
	remedy: "free some space",
	passes: true,
});

/**
 * @param {string} file
 * @returns {PlaceProblem}
 */
function tooLarge(file) {
	const limit = sizeLimit();
	return limit === null
		? {
				what: `${file} is larger than its disk takes`,
				remedy: "move it to a disk with another file system",
				passes: false,
			}
		: {
				what: `${file} must be allowed to be larger than ${limit} bytes`,
				remedy: "raise the limit of this process (ulimit -f)",
				passes: false,
			};
}

/** The line of /proc/self/limits that begins so has the number that counts, or "unlimited", next. */
const SIZE_LIMIT = "Max file size";

/** Returns the most bytes that this process may write into a file; null without a known limit. */
function sizeLimit() {
	try {
		const lines = readFileSync("/proc/self/limits", "utf8").split("\n");
		const line = lines.find((text) => text.startsWith(SIZE_LIMIT)) ?? "";
		const bytes = Number.parseInt(line.slice(SIZE_LIMIT.length), 10);
		return Number.isNaN(bytes) ? null : bytes;
	} catch {
		return null;
	}
}

/** @param {string | undefined} place */
function isFull(place) {
	if (place === undefined) return false;
	try {
		const { bavail, bsize } = statfsSync(dirname(place));
		return bavail * bsize < LITTLE;
	} catch {
		return false;
	}
}
