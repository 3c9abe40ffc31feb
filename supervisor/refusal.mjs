/**
 * Something the person at the keyboard has to do first; its message is the one sentence that says
 * what.
 */
export class Refusal extends Error {
	/**
	 * @param {string} message
	 * @param {number} [code] the process's exit code
	 */
	constructor(message, code = 1) {
		super(message);
		this.code = code;
	}
}

/**
 * Runs a command's main function and ends the process with its exit code; prints a refusal as its
 * sentence and ends with its code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
	try {
		process.exit(await main());
	} catch (problem) {
		console.error(problem instanceof Refusal ? problem.message : problem);
		process.exit(problem instanceof Refusal ? problem.code : 1);
	}
}
