import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const FOLDERS = /^(workflows|activities|gateway|db|web|temporal-dev|supervisor|tests|docs)(\/|$)/;

/** Everything in backticks, or behind a link, that reads as a path of the project. */
const pathsIn = (file: string) =>
	[...readFileSync(join(root, file), "utf8").matchAll(/`([\w./-]+)`|\]\(([\w./-]+)\)/g)]
		.map(([, quoted, linked]) => quoted ?? linked ?? "")
		.filter((path) => FOLDERS.test(path) || /\.md$/.test(path));

test.each(["ARCHITECTURE.md", "README.md"])("every path that %s names is there", (file) => {
	const paths = pathsIn(file);
	expect(paths.length).toBeGreaterThan(2);
	expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every file that ARCHITECTURE.md names without its folder is there", () => {
	const files = new Set(
		execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
			.split("\n")
			.map((path) => basename(path)),
	);
	const named = [
		...readFileSync(join(root, "ARCHITECTURE.md"), "utf8").matchAll(/`([\w-]+\.(?:tsx?|mjs|md))`/g),
	].map(([, name]) => name ?? "");
	expect(named.length).toBeGreaterThan(10);
	expect(named.filter((name) => !files.has(name))).toEqual([]);
});

test("ARCHITECTURE.md names every folder of the project", () => {
	const paths = new Set(pathsIn("ARCHITECTURE.md"));
	for (const folder of [
		"workflows/game",
		"workflows",
		"activities",
		"gateway",
		"db",
		"web",
		"temporal-dev",
		"supervisor",
		"tests",
	]) {
		expect(paths).toContain(folder);
	}
});
