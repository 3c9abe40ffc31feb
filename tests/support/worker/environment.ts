import type { Environment } from "vitest/runtime";

declare global {
	/** Functions that stop what the files of a worker share. */
	var whenWorkerEnds: (() => Promise<unknown>)[];
}

/** The environment of tests whose files share a server, which lasts until their worker ends. */
const environment: Environment = {
	name: "plotluck-tests",
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
