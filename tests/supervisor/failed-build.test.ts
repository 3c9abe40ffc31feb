import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../supervisor/commands.mjs";
import { root } from "../../supervisor/paths.mjs";

/** What the pages are built from. */
const SOURCES = [
	...["blog", "gateway", "supervisor", "web", "workflows"],
	...["package.json", "tsconfig.base.json", "vite.config.ts"],
];

test("a failed build of the pages names its own error", async () => {
	const dist = join(root, "dist");
	await mkdir(dist, { recursive: true });
	// In dist/, because builds find the project's packages from there.
	const copy = await mkdtemp(join(dist, "failed-"));
	onTestFinished(() => rm(copy, { recursive: true }));
	for (const name of SOURCES) await cp(join(root, name), join(copy, name), { recursive: true });
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
