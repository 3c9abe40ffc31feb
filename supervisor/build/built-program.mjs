import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureEngine } from "../engine/engine.mjs";
import { checkNode } from "../node-version.mjs";
import { root } from "../paths.mjs";
import { Progress } from "../progress.mjs";
import { runMain } from "../refusal.mjs";
import { leash } from "../server/kill-with-parent.mjs";
import { buildWhatChanged } from "./build.mjs";
import { installDependencies } from "./dependencies.mjs";
import { serverBuild } from "./server-build.mjs";

/**
 * Gets and builds what is needed, and runs tests/NAME/main.ts on the arguments of this process;
 * ends with its exit code.
 * @param {string} name a folder of tests
 * @param {Record<string, string>} [more] further files of it that are started as programs
 */
export async function runBuilt(name, more = {}) {
	await runMain(async () => {
		checkNode();
		const progress = new Progress();
		await progress.during("looking for the Temporal engine", ensureEngine);
		await progress.during("installing dependencies", installDependencies);
		await progress.during("building", () => buildWhatChanged());
		await progress.during(`building the ${name} program`, () =>
			build(name, { main: "main.ts", ...more }),
		);
		const child = spawn(process.execPath, [`dist/${name}/main.js`, ...process.argv.slice(2)], {
			cwd: root,
			stdio: "inherit",
		});
		leash(child);
		return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
	});
}

/**
 * @param {string} name
 * @param {Record<string, string>} files
 */
async function build(name, files) {
	const vite = await import("vite");
	const input = Object.fromEntries(
		Object.entries(files).map(([entry, file]) => [entry, join(root, "tests", name, file)]),
	);
	await vite.build({
		...serverBuild,
		build: {
			...serverBuild.build,
			ssr: true,
			outDir: `dist/${name}`,
			rolldownOptions: { input, external: /supervisor\/[\w/-]+\.mjs$/ },
		},
	});
}
