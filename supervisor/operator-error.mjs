import { placeProblem } from "../db/place-problem.mjs";

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
		const known = operatorErrorOf(problem);
		console.error(known?.message ?? problem);
		process.exit(known?.code ?? 1);
	}
}

/**
 * Returns the error with a sentence for the operator; null when there is none for this one.
 * @param {unknown} problem
 */
export function operatorErrorOf(problem) {
	if (problem instanceof OperatorError) return problem;
	const found = placeProblem(problem);
	if (found === null) return null;
	return new OperatorError(`${found.what}: ${found.remedy} and start again.`, UNUSABLE_CONFIG);
}
