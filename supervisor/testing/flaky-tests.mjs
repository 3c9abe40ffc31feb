/**
 * A reporter for vitest that lists tests that passed only on their second attempt, with the error
 * of the first, because a race condition in the product looks the same.
 */
export default class FlakyTests {
	/** @param {readonly import("vitest/node").TestModule[]} modules */
	onTestRunEnd(modules) {
		const passed = modules.flatMap(({ children }) => [...children.allTests("passed")]);
		for (const test of passed) {
			if (!test.diagnostic()?.flaky) continue;
			console.log(`\nflaky: ${test.module.relativeModuleId} > ${test.fullName}`);
			for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
		}
	}
}
