import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";

/** Sources of every part. */
const always = [
	"package-lock.json",
	"tsconfig.base.json",
	"supervisor/build/build-part.mjs",
	"supervisor/build/server-build.mjs",
];

/** The parts with their sources. A part is rebuilt only when one of its sources has changed. */
const parts = {
	web: {
		sources: [
			"web",
			"words",
			"workflows/game",
			"gateway/protocol.ts",
			"gateway/api/answers.ts",
			"gateway/api/days-answers.ts",
			"gateway/api/site-answers.ts",
			"vite.config.ts",
			"content",
			"supervisor/build/web-build.mjs",
			"supervisor/build/web-files.mjs",
			"supervisor/build/words-plugin.mjs",
			"supervisor/lint/browsers/floor.mjs",
			"package.json",
		],
		result: "dist/web/index.html",
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
			...["gateway/pictures", "workflows/game/catalogue.ts", "web/avatars"],
			...["web/public/preview-story.png", "supervisor/build/pictures-build.mjs"],
		],
		result: "dist/pictures/draw.js",
	},
};

/** @typedef {keyof typeof parts} Part */

/**
 * Builds each part that is missing or outdated, in parallel. Throws an OperatorError with the
 * compiler's output.
 * @param {readonly Part[]} [wanted]
 */
export async function buildWhatChanged(wanted = /** @type {Part[]} */ (Object.keys(parts))) {
	await Promise.all(wanted.map(buildIfChanged));
}

/** @param {Part} part */
async function buildIfChanged(part) {
	const { sources, result } = parts[part];
	const stamp = join(root, "dist", `${part}.hash`);
	const hash = await hashOf([...sources, ...always]);
	if (existsSync(join(root, result)) && (await readFile(stamp, "utf8").catch(() => "")) === hash)
		return;
	await rm(stamp, { force: true });
	const { ok, output } = await run(process.execPath, ["supervisor/build/build-part.mjs", part]);
	if (!ok) throw new OperatorError(`The build of ${part} failed:\n${lastLines(output, 30)}`);
	await mkdir(join(root, "dist"), { recursive: true });
	await writeFile(stamp, hash);
}

/**
 * Returns a hash of the names and contents of these files and folders.
 * @param {readonly string[]} paths
 */
async function hashOf(paths) {
	const hash = createHash("sha256");
	const files = (await Promise.all(paths.map(filesOf))).flat().sort();
	const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
	for (const [i, content] of contents.entries())
		hash.update(`\0${files[i]}\0${content.length}\0`).update(content);
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
