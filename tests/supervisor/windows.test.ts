import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tarProgram } from "../../supervisor/engine/install-program.mjs";
import { root } from "../../supervisor/paths.mjs";
import { projectFiles } from "../../supervisor/testing/import-graph.mjs";

test("no program of the supervisor opens a console window on Windows", () => {
	const scripts = projectFiles().filter((file) => /^supervisor\/.*\.mjs$/.test(file));
	// Up to the end of the statement, because the options come last.
	const starts = scripts.flatMap((file) =>
		[...readFileSync(join(root, file), "utf8").matchAll(/\bspawn\([^;]*;/g)].map(([start]) => ({
			file,
			start,
		})),
	);
	expect(starts.length).toBeGreaterThan(5);
	expect(starts.filter(({ start }) => !start.includes("windowsHide: true"))).toEqual([]);
});

test("archives are opened by the tar of Windows, because Git's opens no .zip", () => {
	expect(tarProgram({ SystemRoot: "D:\\Windows" }, "win32")).toBe("D:\\Windows\\System32\\tar.exe");
	expect(tarProgram({}, "linux")).toBe("tar");
});
