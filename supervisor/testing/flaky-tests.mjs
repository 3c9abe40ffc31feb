/**
 * A reporter for vitest that names the tests which passed in their second attempt only, with the
 * error of the first, because a race in the product looks the same.
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
