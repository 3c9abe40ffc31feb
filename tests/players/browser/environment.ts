import type { Environment } from "vitest/runtime";

declare global {
	/** Functions that stop what the files of a worker share. */
	var whenWorkerEnds: (() => Promise<unknown>)[];
}

/** The environment of browser tests, which lasts until their worker ends, beyond one file. */
const environment: Environment = {
	name: "browser-tests",
	viteEnvironment: "ssr",
	setup() {
		globalThis.whenWorkerEnds = [];
		return {
			async teardown() {
				await Promise.all(globalThis.whenWorkerEnds.map((stop) => stop()));
			},
		};
	},
};

export default environment;
