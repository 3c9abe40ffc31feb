import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productionLock } from "../../supervisor/package/production-lock.mjs";
import { root } from "../../supervisor/paths.mjs";

interface Locked {
	resolved?: string;
	optionalDependencies?: Record<string, string>;
}

/** The lock's packages are named by their folder. */
const LOCK: { packages: Record<string, Locked> } = JSON.parse(
	readFileSync(join(root, "package-lock.json"), "utf8"),
);
const PACKAGES = new Map(Object.entries(LOCK.packages));

/** Returns whether a package finds another one in its own node_modules or in those above it. */
function finds(folder: string, name: string, packages: Map<string, unknown> = PACKAGES): boolean {
	const inside = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
	if (packages.has(inside)) return true;
	const above = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "");
	return folder !== "" && finds(above, name, packages);
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

test("the lock of the package has all that the program needs, and nothing else", () => {
	const packages = new Map(Object.entries(productionLock(LOCK).packages));
	expect(packages.size).toBeGreaterThan(200);
	const missing = [...packages].flatMap(([folder, { dependencies, optionalDependencies }]) =>
		Object.keys({ ...dependencies, ...optionalDependencies })
			.filter((name) => !finds(folder, name, packages))
			.map((name) => `${name} of ${folder}`),
	);
	expect(missing).toEqual([]);
	expect([...packages].filter(([, { dev }]) => dev)).toEqual([]);
	expect(packages.get("")).not.toHaveProperty("devDependencies");
	expect(finds("", "vitest", packages)).toBe(false);
});
