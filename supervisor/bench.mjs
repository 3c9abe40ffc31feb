import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWhatChanged } from "./build.mjs";
import { installDependencies } from "./dependencies.mjs";
import { ensureEngine } from "./engine.mjs";
import { leash } from "./leash.mjs";
import { checkNode } from "./node-version.mjs";
import { root } from "./places.mjs";
import { Progress } from "./progress.mjs";
import { runMain } from "./refusal.mjs";
import { serverBuild } from "./server-build.mjs";

/** `npm run bench`: the figures of the real thing beside a bare floor, in one run; `-- --quick` takes two minutes. */
await runMain(async () => {
	checkNode();
	const progress = new Progress();
	await progress.during("looking for the Temporal engine", ensureEngine);
	await progress.during("installing dependencies", installDependencies);
	await progress.during("building", () => buildWhatChanged());
	await progress.during("building the bench", buildBench);
	const child = spawn(process.execPath, ["dist/bench/main.js", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
	leash(child);
	return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
});

async function buildBench() {
	const { build } = await import("vite");
	const input = { main: join(root, "tests/bench/main.ts"), floor: join(root, "tests/bench/floor.ts") };
	await build({
		...serverBuild,
		build: {
			...serverBuild.build,
			ssr: true,
			outDir: "dist/bench",
			rolldownOptions: { input, external: /supervisor\/[\w-]+\.mjs$/ },
		},
	});
}
