/**
 * The exit code of a process whose configuration or installation cannot be used (EX_CONFIG of
 * sysexits), because a restart would not help.
 */
export const UNUSABLE_CONFIG = 78;

/** A problem that the operator must solve; the message names it and the remedy. */
export class OperatorError extends Error {
	/**
	 * @param {string} message
	 * @param {number} [code] exit code of the process
	 */
	constructor(message, code = 1) {
		super(message);
		this.code = code;
	}
}

/**
 * Runs a command's main function and exits with the code it returns. Prints only the message of an
 * OperatorError and exits with its code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
	try {
		process.exit(await main());
	} catch (problem) {
		const known = problem instanceof OperatorError ? problem : fullDisk(problem);
		console.error(known?.message ?? problem);
		process.exit(known?.code ?? 1);
	}
}

/**
 * Returns the error for the operator when a disk has no space left; null for other errors.
 * @param {unknown} problem
 */
function fullDisk(problem) {
	const { code, path } = /** @type {NodeJS.ErrnoException} */ (
		problem instanceof Error ? problem : {}
	);
	if (code !== "ENOSPC" && code !== "EDQUOT" && code !== "SQLITE_FULL") return null;
	const where = path ? ` of ${path}` : "";
	return new OperatorError(
		`The disk${where} is full: free some space and start again.`,
		UNUSABLE_CONFIG,
	);
}
