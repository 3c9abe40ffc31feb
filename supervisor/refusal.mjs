/** Something the person at the keyboard has to do first; its message is the one sentence that says what. */
export class Refusal extends Error {}

/**
 * Runs a command's main function and ends the process with its exit code; a refusal is told as its sentence and ends with 1.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
	try {
		process.exit(await main());
	} catch (problem) {
		console.error(problem instanceof Refusal ? problem.message : problem);
		process.exit(1);
	}
}
