import { spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../supervisor/paths.mjs";

function run(program: string, args: string[], cwd: string): string {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
	expect(status, `${program} ${args.join(" ")}: ${stdout}${stderr}`).toBe(0);
	return stdout;
}

test("a clone builds and passes the linter where git is set to write CRLF, as on Windows", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-checkout-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const clone = join(folder, "clone");
	run("git", ["clone", "--quiet", "--config", "core.autocrlf=true", root, clone], folder);
	const lines = run("git", ["ls-files", "--eol"], clone).trim().split("\n");
	expect(lines.length).toBeGreaterThan(1000);
	expect(lines.filter((line) => !/^i\/(lf|-text|none) +w\/(lf|-text|none) /.test(line))).toEqual(
		[],
	);
	expect(lines.filter((line) => /\.(gz|png)$/.test(line) && !line.includes("w/-text"))).toEqual([]);

	await symlink(join(root, "node_modules"), join(clone, "node_modules"), "junction");
	run(process.execPath, ["supervisor/build/build-part.mjs", "texts"], clone);
	run(
		process.execPath,
		["node_modules/@biomejs/biome/bin/biome", "format", "content", "db"],
		clone,
	);
});
