import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../supervisor/commands.mjs";
import { root } from "../../supervisor/paths.mjs";

/** What the pages are built from. */
const SOURCES = [
	...["content", "gateway", "supervisor", "web", "words", "workflows"],
	...["package.json", "tsconfig.base.json", "vite.config.ts"],
];

test("a failed build of the pages names its own error", async () => {
	const copy = await mkdtemp(join(tmpdir(), "plotluck-failed-"));
	onTestFinished(() => rm(copy, { recursive: true }));
	await symlink(join(root, "node_modules"), join(copy, "node_modules"), "junction");
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
