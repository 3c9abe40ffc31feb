/**
 * SQLite's error codes when a file cannot grow. The second comes from a shared-memory file without
 * space.
 */
const CODES = new Set(["SQLITE_FULL", "SQLITE_IOERR"]);

/**
 * Returns whether a query failed because the disk is full. The statement has changed nothing, and
 * may succeed later.
 */
export const isDiskFull = (error: unknown): boolean =>
	error instanceof Error && "code" in error && CODES.has(String(error.code));
