import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { root } from "../paths.mjs";
import { Refusal } from "../refusal.mjs";

const always = [
	"package-lock.json",
	"tsconfig.base.json",
	"supervisor/build/build-part.mjs",
	"supervisor/build/server-build.mjs",
];

/** What is built from what; a part is built again only when one of its sources has changed. */
const parts = {
	web: {
		sources: [
			"web",
			"workflows/game",
			"gateway/protocol.ts",
			"gateway/api/answers.ts",
			"vite.config.ts",
		],
		result: "dist/web/index.html",
	},
	server: { sources: ["gateway", "activities", "db", "workflows"], result: "dist/server/main.js" },
	workflows: { sources: ["workflows"], result: "dist/workflows.js" },
};

/** @typedef {keyof typeof parts} Part */

/**
 * Builds each part that is missing or outdated, all at the same time. A Refusal carries the
 * compiler's words.
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
	if (!ok) throw new Refusal(`The ${part} could not be built:\n${lastLines(output, 30)}`);
	await mkdir(join(root, "dist"), { recursive: true });
	await writeFile(stamp, hash);
}

/**
 * A hash of these files and folders: names and contents.
 * @param {readonly string[]} places
 */
async function hashOf(places) {
	const hash = createHash("sha256");
	const files = (await Promise.all(places.map(filesOf))).flat().sort();
	const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
	for (const [i, content] of contents.entries())
		hash.update(`\0${files[i]}\0${content.length}\0`).update(content);
	return hash.digest("hex");
}

/**
 * @param {string} place
 * @returns {Promise<string[]>}
 */
async function filesOf(place) {
	const there = await stat(join(root, place));
	if (!there.isDirectory()) return [place];
	const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}
