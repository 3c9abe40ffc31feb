/**
 * The error codes for a file that cannot grow. SQLITE_IOERR comes from a shared-memory file without
 * space, 53100 from Postgres.
 */
const CODES = new Set(["SQLITE_FULL", "SQLITE_IOERR", "53100"]);

/**
 * Returns whether a query failed because the disk is full. The statement has changed nothing, and
 * may succeed later.
 */
export const isDiskFull = (error: unknown): boolean =>
	error instanceof Error && "code" in error && CODES.has(String(error.code));
