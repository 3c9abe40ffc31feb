import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../supervisor/commands.mjs";
import { root } from "../../supervisor/paths.mjs";
import { DIST } from "../support/dist.ts";

/** What the pages are built from. */
const SOURCES = [
	...["content", "gateway", "supervisor", "web", "words", "workflows"],
	...[
		"package.json",
		"package-lock.json",
		"tsconfig.base.json",
		"tsconfig.node.json",
		"vite.config.ts",
		"db/place-problem.mjs",
	],
];

/** Returns a folder with the sources of the pages, which is removed after the test. */
async function copyOfSources(): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), "plotluck-builds-"));
	onTestFinished(() => rm(copy, { recursive: true }));
	await symlink(join(root, "node_modules"), join(copy, "node_modules"), "junction");
	for (const name of SOURCES) await cp(join(root, name), join(copy, name), { recursive: true });
	return copy;
}

/** Builds parts in a folder as the commands do, and returns what it printed. */
const buildIn = (copy: string, parts: string[]) =>
	run(
		process.execPath,
		[
			...["--input-type=module", "--eval"],
			`import { buildWhatChanged } from "./supervisor/build/build.mjs";
			await buildWhatChanged(console.log, ${JSON.stringify(parts)});`,
		],
		{ cwd: copy },
	);

const WAITS = "waiting for another build in this folder";

/** Returns the documents of all languages by name. */
async function documentsIn(pages: string): Promise<Record<string, string>> {
	const names = (await readdir(join(pages, ".vite"))).filter((name) => name.endsWith(".html"));
	const paths = ["index.html", ...names.map((name) => join(".vite", name))];
	return Object.fromEntries(
		await Promise.all(paths.map(async (path) => [path, await readFile(join(pages, path), "utf8")])),
	);
}

test("two builds at once in one folder have the result of one, and the second prints that it waits", {
	// A build of the pages loads both cores, beside other tests.
	timeout: 300_000,
}, async () => {
	const copy = await copyOfSources();
	const outcomes = await Promise.all([buildIn(copy, ["web"]), buildIn(copy, ["web"])]);
	for (const { ok, output } of outcomes) expect(ok, output).toBe(true);
	// The one that waited had nothing left to build.
	expect(outcomes.map(({ output }) => output.split("\n").filter(Boolean)).sort()).toEqual([
		[],
		[WAITS, "building"],
	]);
	expect(await documentsIn(join(copy, "dist", "web"))).toEqual(
		await documentsIn(join(DIST, "web")),
	);
	expect((await readdir(join(copy, "dist"))).sort()).toEqual(["running.lock", "web", "web.hash"]);
});

test("a build that was killed holds up no later one", async () => {
	const copy = await copyOfSources();
	const lock = `import { buildAlone } from "./supervisor/build/build-alone.mjs";
		await buildAlone(console.error, async () => {
			console.log("locked");
			await new Promise((resolve) => setTimeout(resolve, 600_000));
		});`;
	const killed = spawn(process.execPath, ["--input-type=module", "--eval", lock], { cwd: copy });
	await once(killed.stdout, "data");
	const later = buildIn(copy, ["texts"]);
	killed.kill("SIGKILL");
	const { ok, output } = await later;
	expect(ok, output).toBe(true);
	expect(await readdir(join(copy, "dist", "texts"))).toContain("blog.json");
});

test("a failed build of the pages names its own error", async () => {
	const copy = await copyOfSources();
	const routes = join(copy, "web", "routes.tsx");
	await writeFile(routes, `${await readFile(routes, "utf8")}\nconst broken (\n`);
	const { ok, output } = await run(process.execPath, ["supervisor/build/build-part.mjs", "web"], {
		cwd: copy,
	});
	expect(ok).toBe(false);
	expect(output).toContain("routes.tsx");
	expect(output).toContain("const broken (");
	expect(output).not.toContain("manifest.json");
});
