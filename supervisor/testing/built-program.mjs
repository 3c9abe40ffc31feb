import { spawn } from "node:child_process";
import { basename, join } from "node:path";
import { buildWhatChanged } from "../build/build.mjs";
import { buildAlone, DIST } from "../build/build-alone.mjs";
import { installDependencies } from "../build/dependencies.mjs";
import { checkNode } from "../build/node-version.mjs";
import { nextOf, replaceResult } from "../build/results.mjs";
import { serverBuild } from "../build/server-build.mjs";
import { killed } from "../commands.mjs";
import { ensureEngine } from "../engine/engine.mjs";
import { useWorkingNode } from "../node/working-node.mjs";
import { runMain } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { Progress } from "../progress.mjs";
import { killWithParent } from "../server/kill-with-parent.mjs";

/**
 * Installs and builds everything, builds the main.ts of a folder and runs it. Exits with its exit code.
 * @param {string} folder such as `tests/faults/chaos`, whose last name is that of the program
 * @param {readonly string[]} args of the program
 * @param {Record<string, string>} [more] further entry files of that folder, by program name
 */
export async function runBuiltProgram(folder, args, more = {}) {
	const name = basename(folder);
	await runMain(async () => {
		checkNode();
		const progress = new Progress();
		await progress.during("looking for the Temporal engine", ensureEngine);
		await progress.during("installing dependencies", installDependencies);
		await progress.during("choosing Node", useWorkingNode);
		await progress.during("building", buildWhatChanged);
		await progress.during(`building the ${name} program`, (report) =>
			buildAlone(report, () => build(folder, { main: "main.ts", ...more })),
		);
		const child = spawn(process.execPath, [join(placeOf(folder), "main.js"), ...args], {
			cwd: root,
			stdio: "inherit",
			windowsHide: true,
		});
		killWithParent(child);
		return new Promise((resolve) =>
			child.once("exit", (code, signal) => {
				if (signal) console.error(killed(`The ${name} program`, signal));
				resolve(code ?? 1);
			}),
		);
	});
}

/**
 * Returns where the program of a folder is built. It is as deep as the folder, because the paths to
 * modules that stay outside of the build are relative.
 * @param {string} folder
 */
const placeOf = (folder) => join(DIST, ...folder.split("/").slice(1));

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
async function build(folder, files) {
	const vite = await import("vite");
	const place = placeOf(folder);
	const input = Object.fromEntries(
		Object.entries(files).map(([entry, file]) => [entry, join(root, folder, file)]),
	);
	await vite.build({
		...serverBuild,
		build: {
			...serverBuild.build,
			ssr: true,
			outDir: nextOf(place),
			rolldownOptions: { input, external: /supervisor\/[\w/-]+\.mjs$/ },
		},
	});
	await replaceResult(place);
}
