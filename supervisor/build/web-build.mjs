import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "../paths.mjs";
import { lateSources, preloadTags, readWebFiles } from "./web-files.mjs";

const PAGES = join(root, "dist", "web");
const FORMER = join(root, "dist", "web-former");
/**
 * Open pages load further parts of the build that they began with, and few stay open for a week.
 */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Compression hardly shortens shorter files. */
const COMPRESSED_BYTES = 1024;

/**
 * Builds the pages. Keeps the files of former builds for a week, because open pages still load
 * them, and writes compressed copies, because the best compression is too slow for each request.
 */
export async function buildPages() {
	const { build } = await import("vite");
	await rm(FORMER, { recursive: true, force: true });
	if (existsSync(PAGES)) await rename(PAGES, FORMER);
	try {
		await build({
			root: join(root, "web"),
			configFile: join(root, "vite.config.ts"),
			logLevel: "warn",
		});
	} catch (problem) {
		await rm(PAGES, { recursive: true, force: true });
		if (existsSync(FORMER)) await rename(FORMER, PAGES);
		throw problem;
	}
	await Promise.all([compressTexts(PAGES), keepFormer(), listPreloads()]);
	await rm(FORMER, { recursive: true, force: true });
}

/** Writes the tags that gateway/pages/documents.ts puts into the document of each route. */
async function listPreloads() {
	const files = await readWebFiles(PAGES);
	const sources = lateSources(await readFile(join(root, "web", "routes.tsx"), "utf8"));
	const tags = Object.entries(sources).map(([path, late]) => [path, preloadTags(files, late)]);
	const list = JSON.stringify(Object.fromEntries(tags));
	await writeFile(join(PAGES, ".vite", "preloads.json"), list);
}

/** Moves the files of former builds that are not too old to the new build. */
async function keepFormer() {
	const names = await readdir(join(FORMER, "assets")).catch(() => []);
	const last = new Set(
		Object.values(await readWebFiles(FORMER).catch(() => ({}))).flatMap(namesOf),
	);
	const now = new Date();
	for (const name of names) {
		const from = join(FORMER, "assets", name);
		const to = join(PAGES, "assets", name);
		if (existsSync(to)) continue;
		// The week begins when the next build replaces a file.
		if (last.has(name.replace(/\.(br|gz)$/, ""))) await utimes(from, now, now);
		if ((await stat(from)).mtimeMs > now.getTime() - KEPT_MS) await rename(from, to);
	}
}

/** @param {import("./web-files.mjs").BuiltFile} file */
const namesOf = ({ file, css = [], assets = [] }) =>
	[file, ...css, ...assets].map((path) => basename(path));

/**
 * Writes a copy of every text in a folder for each encoding.
 * @param {string} folder
 */
async function compressTexts(folder) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const texts = entries.filter(
		(entry) => entry.isFile() && /\.(css|html|js|json|svg|txt|webmanifest)$/.test(entry.name),
	);
	for (const { parentPath, path, name } of texts) {
		const file = join(parentPath ?? path, name);
		const text = await readFile(file);
		if (text.length < COMPRESSED_BYTES) continue;
		const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
		await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
		await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
	}
}
