import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { LOCK_FILE } from "../folder-lock.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { buildAlone, DIST } from "./build-alone.mjs";

/** Sources of every part. */
const always = [
	"package-lock.json",
	"tsconfig.base.json",
	"supervisor/build/build-part.mjs",
	"supervisor/build/results.mjs",
	"supervisor/build/server-build.mjs",
];

/** Sources of the pages. */
const pages = [
	"web",
	"words",
	"workflows/game",
	"vite.config.ts",
	"tsconfig.node.json",
	"content",
	"supervisor/build/styles-plugin.mjs",
	"supervisor/build/web-build.mjs",
	"supervisor/build/web-files.mjs",
	"supervisor/build/words-plugin.mjs",
	"supervisor/lint/browsers/floor.mjs",
	"package.json",
];

/** The parts with their sources. A part is rebuilt only when one of its sources has changed. */
const parts = {
	web: { sources: pages, result: "dist/web/index.html" },
	scenes: {
		sources: [...pages, "supervisor/build/scenes-build.mjs", "supervisor/build/pseudo-words.mjs"],
		result: "dist/scenes/index.html",
	},
	server: {
		sources: ["gateway", "activities", "db", "words", "workflows"],
		result: "dist/server/main.js",
	},
	workflows: { sources: ["workflows"], result: "dist/workflows.js" },
	texts: {
		sources: ["content", "web/avatars", "web/emoji"],
		result: "dist/texts/blog.json",
	},
	pictures: {
		sources: [
			...["gateway/pictures", "workflows/game/catalogue.ts", "workflows/game/lines"],
			...["web/avatars", "web/public/preview-story.png", "supervisor/build/pictures-build.mjs"],
		],
		result: "dist/pictures/draw.js",
	},
};

/** @typedef {keyof typeof parts} Part */

/** The parts of the product. Only tests need the scenes. */
const all = /** @type {Part[]} */ (Object.keys(parts)).filter((part) => part !== "scenes");

/**
 * Builds each part that is missing or outdated, in parallel, and after other commands that build in
 * this folder. Throws an OperatorError with the compiler's output.
 * @param {(label: string) => void} report gets what it does, for people
 * @param {readonly Part[]} [wanted]
 */
export async function buildWhatChanged(report, wanted = all) {
	// Without the lock, because a folder with a complete build need not be writable.
	const outdated = await Promise.all(wanted.map(hashIfOutdated));
	if (outdated.every((hash) => hash === null)) return;
	await buildAlone(report, () => Promise.all(wanted.map(buildIfChanged)));
}

/**
 * Builds all parts without anything of former builds.
 * @param {(label: string) => void} report
 */
export async function buildAfresh(report) {
	await buildAlone(report, async () => {
		for (const name of await readdir(DIST))
			if (name !== LOCK_FILE) await rm(join(DIST, name), { recursive: true });
		await Promise.all(all.map(buildIfChanged));
	});
}

/**
 * Builds a part if it is missing or outdated. Call it in `buildAlone`.
 * @param {Part} part
 */
export async function buildIfChanged(part) {
	const hash = await hashIfOutdated(part);
	if (hash === null) return;
	await rm(stampOf(part), { force: true });
	const program = ["supervisor/build/build-part.mjs", part];
	const { ok, output } = await run(process.execPath, program, { tied: true });
	if (!ok) throw new OperatorError(`The build of ${part} failed:\n${lastLines(output, 30)}`);
	await writeFile(stampOf(part), hash);
}

/** @param {Part} part */
const stampOf = (part) => join(DIST, `${part}.hash`);

/**
 * Returns the hash of a part's sources; null when it is built from these.
 * @param {Part} part
 */
async function hashIfOutdated(part) {
	const { sources, result } = parts[part];
	const hash = await hashOf([...sources, ...always]);
	const built =
		existsSync(join(root, result)) && (await readFile(stampOf(part), "utf8").catch(() => ""));
	return built === hash ? null : hash;
}

/**
 * Returns a hash of the names and contents of these files and folders.
 * @param {readonly string[]} paths
 */
async function hashOf(paths) {
	const hash = createHash("sha256");
	const files = (await Promise.all(paths.map(filesOf))).flat().sort();
	// One after another, because a container may have no more than a thousand open files.
	for (const file of files) {
		const content = readFileSync(join(root, file));
		hash.update(`\0${file}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesOf(path) {
	const stats = await stat(join(root, path));
	if (!stats.isDirectory()) return [path];
	const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}
