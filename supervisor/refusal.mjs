/** Something the person at the keyboard has to do first; its message is the one sentence that says what. */
export class Refusal extends Error {}

/**
 * Runs a command's main function; a refusal is told as its sentence and ends with 1, a bug with its stack.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function tellRefusals(main) {
	try {
		process.exitCode = await main();
	} catch (problem) {
		process.exitCode = 1;
		console.error(problem instanceof Refusal ? problem.message : problem);
	}
}
