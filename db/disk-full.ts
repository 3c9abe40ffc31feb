/**
 * SQLite's codes when a file cannot grow; the second is what a shared-memory file without space
 * comes to.
 */
const CODES = new Set(["SQLITE_FULL", "SQLITE_IOERR"]);

/**
 * Whether an error of a query says that the disk takes no more. The failed statement has changed
 * nothing, and may succeed later.
 */
export const isDiskFull = (error: unknown): boolean =>
	error instanceof Error && "code" in error && CODES.has(String(error.code));
