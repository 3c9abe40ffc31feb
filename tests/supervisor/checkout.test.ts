import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../supervisor/commands.mjs";
import { root } from "../../supervisor/paths.mjs";
import { DIST } from "../support/dist.ts";

/** Runs a program and returns its output. Fails if the program does. */
async function output(program: string, args: string[], cwd: string): Promise<string> {
	const { ok, output } = await run(program, args, { cwd });
	expect(ok, `${program} ${args.join(" ")}: ${output}`).toBe(true);
	return output;
}

test("a clone builds and passes the linter where git is set to write CRLF, as on Windows", {
	// Two programs that load both cores, beside other tests.
	timeout: 600_000,
}, async () => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-checkout-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const clone = join(folder, "clone");
	await output("git", ["clone", "--quiet", "--config", "core.autocrlf=true", root, clone], folder);
	const lines = (await output("git", ["ls-files", "--eol"], clone)).trim().split("\n");
	expect(lines.length).toBeGreaterThan(1000);
	expect(lines.filter((line) => !/^i\/(lf|-text|none) +w\/(lf|-text|none) /.test(line))).toEqual(
		[],
	);
	expect(lines.filter((line) => /\.(gz|png)$/.test(line) && !line.includes("w/-text"))).toEqual([]);

	await symlink(join(root, "node_modules"), join(clone, "node_modules"), "junction");
	const node = (...args: string[]) => output(process.execPath, args, clone);
	await node("node_modules/@biomejs/biome/bin/biome", "check");
	for (const part of ["texts", "web"]) await node("supervisor/build/build-part.mjs", part);
	expect(await readdir(join(clone, relative(root, DIST), "web"))).toContain("index.html");
});
