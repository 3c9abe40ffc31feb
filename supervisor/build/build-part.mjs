import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { serverBuild } from "./server-build.mjs";

/**
 * A program of its own, because the compilers' memory should not stay with the supervisor: `node
 * build-part.mjs web`.
 */
const builders = {
	web: () =>
		buildWithVite({
			root: join(root, "web"),
			configFile: join(root, "vite.config.ts"),
			logLevel: "warn",
		}),
	server: () => buildWithVite(serverBuild),
	/** Bundled here and not by the worker, where it would cost every start seconds. */
	workflows: async () => {
		const { bundleWorkflowCode, DefaultLogger } = await import("@temporalio/worker");
		const workflowsPath = join(root, "workflows", "index.ts");
		// The rules are pure and keep nothing: all rooms of a process can share one copy of them, and
		// of what the SDK itself brings along.
		const preloadModules = [
			join(root, "workflows", "game", "reduce.ts"),
			"@temporalio/common",
			"long",
		];
		const { code } = await bundleWorkflowCode({
			workflowsPath,
			preloadModules,
			logger: new DefaultLogger("WARN"),
		});
		await mkdir(join(root, "dist"), { recursive: true });
		// The SDK formats a stack trace for every promise of a workflow, which took 40 % of the rooms'
		// thread. The limit has
		// to stand before the code: the sandbox freezes what is global before its first module runs.
		await writeFile(join(root, "dist", "workflows.js"), `Error.stackTraceLimit = 0;${code}`);
	},
};

// What is built is what people get, whoever builds it: with another value React's development build
// would be in it.
process.env.NODE_ENV = "production";

/** @param {import("vite").InlineConfig} config */
async function buildWithVite(config) {
	const { build } = await import("vite");
	await build(config);
}

try {
	await builders[/** @type {keyof typeof builders} */ (process.argv[2])]();
} catch (problem) {
	// A bundler's message carries what is wrong and where; what follows is its own stack.
	const message = problem instanceof Error ? problem.message : String(problem);
	console.error(message.split(/\n\s*Stack backtrace/)[0]);
	process.exit(1);
}
