import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "../paths.mjs";
import { nextOf, replaceResult } from "./results.mjs";
import { lateSources, needed, preloadTags, readWebFiles } from "./web-files.mjs";
import {
	documentIn,
	ENGLISH,
	FILES_WITH_WORDS,
	fileIn,
	languages,
	wordsTags,
} from "./words-plugin.mjs";

const PLACE = join(root, "dist", "web");
const PAGES = nextOf(PLACE);
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
	await rm(PAGES, { recursive: true, force: true });
	await build({
		root: join(root, "web"),
		configFile: join(root, "vite.config.ts"),
		logLevel: "warn",
	});
	await writeDocuments();
	await writeFilesWithWords();
	await Promise.all([compressTexts(PAGES), keepFormer()]);
	await replaceResult(PLACE);
}

/**
 * Writes what gateway/pages/documents.ts sends: the document of each language, and the tags that each
 * route adds to it.
 */
async function writeDocuments() {
	const web = await readWebFiles(PAGES);
	/** @type {import("./words-plugin.mjs").BuiltWords} */
	const { files, imports } = JSON.parse(await readFile(join(PAGES, ".vite", "words.json"), "utf8"));
	/** @param {Iterable<string>} paths */
	const wordsOf = (paths) => [...paths].flatMap((path) => imports[path] ?? []);
	const first = wordsOf(needed(web, "index.html"));
	const routes = lateSources(await readFile(join(root, "web", "routes.tsx"), "utf8"));
	const html = await readFile(join(PAGES, "index.html"), "utf8");
	/** @type {Record<string, Record<string, string>>} */
	const preloads = {};
	for (const [language, own] of Object.entries(files)) {
		const name = language === ENGLISH ? "index.html" : `.vite/index.${language}.html`;
		await writeFile(join(PAGES, name), await documentIn(html, language, { files: own, first }));
		preloads[language] = Object.fromEntries(
			Object.entries(routes).map(([path, { sources, words }]) => {
				const late = wordsOf(sources.flatMap((source) => [...needed(web, source)]));
				const further = [...late, ...words].filter((id) => !first.includes(id));
				return [path, preloadTags(web, sources) + wordsTags(own, further).join("")];
			}),
		);
	}
	await writeFile(join(PAGES, ".vite", "preloads.json"), JSON.stringify(preloads));
}

/** Writes each file with texts once for each language, for gateway/pages/files.ts. */
async function writeFilesWithWords() {
	for (const name of FILES_WITH_WORDS) {
		const template = await readFile(join(PAGES, name), "utf8");
		for (const language of languages()) {
			const own = language === ENGLISH ? name : join(".vite", language, name);
			await mkdir(dirname(join(PAGES, own)), { recursive: true });
			await writeFile(join(PAGES, own), await fileIn(name, template, language));
		}
	}
}

/** Copies the files of former builds that are not too old to the new build. */
async function keepFormer() {
	const names = await readdir(join(PLACE, "assets")).catch(() => []);
	const last = new Set([
		...Object.values(await readWebFiles(PLACE).catch(() => ({}))).flatMap(namesOf),
		...(await readWordsNames(PLACE)),
	]);
	const now = new Date();
	for (const name of names) {
		const from = join(PLACE, "assets", name);
		const to = join(PAGES, "assets", name);
		if (existsSync(to)) continue;
		// The week begins when the next build replaces a file.
		const begins = last.has(name.replace(/\.(br|gz)$/, ""));
		if (!begins && (await stat(from)).mtimeMs <= now.getTime() - KEPT_MS) continue;
		await cp(from, to, { preserveTimestamps: true });
		if (begins) await utimes(to, now, now);
	}
}

/**
 * Returns the names of the files of words in a build.
 * @param {string} folder
 */
async function readWordsNames(folder) {
	const list = await readFile(join(folder, ".vite", "words.json"), "utf8").catch(
		() => '{"files":{}}',
	);
	/** @type {import("./words-plugin.mjs").BuiltWords} */
	const { files } = JSON.parse(list);
	return Object.values(files).flatMap((own) => Object.values(own).map((file) => basename(file)));
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
