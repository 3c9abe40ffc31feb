import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../supervisor/paths.mjs";

interface Locked {
	resolved?: string;
	optionalDependencies?: Record<string, string>;
}

/** The packages of the lock by their folder. */
const PACKAGES = new Map(
	Object.entries(
		(
			JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
				packages: Record<string, Locked>;
			}
		).packages,
	),
);

/** Returns whether a package finds another one in its own node_modules or in those above it. */
function finds(folder: string, name: string): boolean {
	const inside = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
	if (PACKAGES.has(inside)) return true;
	return folder !== "" && finds(folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ""), name);
}

test("the lock names the binaries of every system, without which npm ci refuses it there", () => {
	const optional = [...PACKAGES].flatMap(([folder, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).map((name) => ({ folder, name })),
	);
	expect(optional.length).toBeGreaterThan(100);
	expect(finds("", "no-such-package")).toBe(false);
	const missing = optional.filter(({ folder, name }) => !finds(folder, name));
	expect(missing.map(({ folder, name }) => `${name} of ${folder}`)).toEqual([]);
});

test("the lock names no registry, because each machine has its own", () => {
	expect([...PACKAGES].filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
