import type { Environment } from "vitest/runtime";

declare global {
	/** What the files of a worker share is stopped by these. */
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
