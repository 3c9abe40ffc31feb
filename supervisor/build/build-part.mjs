import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { buildPictures } from "./pictures-build.mjs";
import { nextOf, replaceResult } from "./results.mjs";
import { buildScenes } from "./scenes-build.mjs";
import { serverBuild } from "./server-build.mjs";
import { buildPages } from "./web-build.mjs";

/**
 * `node build-part.mjs PART` builds one part. A separate process, because the supervisor must not
 * keep the compilers' memory.
 */
const builders = {
	web: buildPages,
	scenes: buildScenes,
	server: async () => {
		const { build } = await import("vite");
		const place = join(root, "dist", "server");
		await build({ ...serverBuild, build: { ...serverBuild.build, outDir: nextOf(place) } });
		await replaceResult(place);
	},
	/** Bundled here because bundling in the worker would slow every start by seconds. */
	workflows: async () => {
		const { bundleWorkflowCode, DefaultLogger } = await import("@temporalio/worker");
		const workflowsPath = join(root, "workflows", "index.ts");
		// All rooms of a process share one copy of these modules, because they hold no state.
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
		const place = join(root, "dist", "workflows.js");
		await mkdir(join(root, "dist"), { recursive: true });
		// The SDK formats a stack trace for every promise of a workflow, which took 40 % of the thread
		// that runs rooms. The limit precedes the code, because the sandbox freezes globals before its
		// first module runs.
		await writeFile(nextOf(place), `Error.stackTraceLimit = 0;${code}`);
		await rename(nextOf(place), place);
	},
	pictures: buildPictures,
	/** The texts that the server reads: the blog for its feed, and the pages of the zine. */
	texts: async () => {
		const [{ blogEntries }, { writeZine }] = await Promise.all([
			import("../../content/blog/entries.mjs"),
			import("../../content/zine/zine.mjs"),
		]);
		const place = join(root, "dist", "texts");
		const folder = nextOf(place);
		await rm(folder, { recursive: true, force: true });
		await writeZine(join(folder, "zine"));
		await writeFile(join(folder, "blog.json"), JSON.stringify(blogEntries()));
		await replaceResult(place);
	},
};

// With any other value the bundle would contain React's development build.
process.env.NODE_ENV = "production";

try {
	await builders[/** @type {keyof typeof builders} */ (process.argv[2])]();
} catch (problem) {
	// The bundler's message names the error and its place; the rest is the bundler's internal stack.
	const message = problem instanceof Error ? problem.message : String(problem);
	console.error(message.split(/\n\s*Stack backtrace/)[0]);
	process.exit(1);
}
