import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "../paths.mjs";
import { inlined, MADE, madeDocument, stylesOf } from "./made-documents.mjs";
import { buildPrerender, loadMaker } from "./prerender-build.mjs";
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
/** What makes the markup of pages, for the build and the server. */
const MAKERS = `.vite/makers-${Date.now().toString(36)}`;

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
	await buildPrerender(join(PAGES, MAKERS));
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
	// It would hold up the first frame.
	const firstPaint = await inlined("public/first-paint.js");
	const html = (await readFile(join(PAGES, "index.html"), "utf8")).replace(
		'<script src="/first-paint.js"></script>',
		() => `<script>${firstPaint}</script>`,
	);
	/** @type {Record<string, Record<string, string>>} */
	const preloads = {};
	/** @type {Record<string, Awaited<ReturnType<typeof writeMade>>>} */
	const made = {};
	for (const [language, own] of Object.entries(files)) {
		const name = language === ENGLISH ? "index.html" : `.vite/index.${language}.html`;
		const words = { files: own, first };
		const empty = await documentIn(html, language, words);
		await writeFile(join(PAGES, name), empty);
		/** @param {string[]} sources @param {string[]} words */
		const tagsOf = (sources, words = []) => {
			const late = wordsOf(sources.flatMap((source) => [...needed(web, source)]));
			const further = [...late, ...words].filter((id) => !first.includes(id));
			return preloadTags(web, sources) + wordsTags(own, further).join("");
		};
		const tags = Object.fromEntries(
			Object.entries(routes).map(([path, { sources, words }]) => [path, tagsOf(sources, words)]),
		);
		preloads[language] = tags;
		made[language] = await writeMade(web, language, async (route, parts) => ({
			html: empty.replace("</head>", () => `${tags[route] ?? tagsOf(parts)}</head>`),
			sources: ["index.html", ...(routes[route]?.sources ?? []), ...parts],
		}));
	}
	await writeFile(
		join(PAGES, ".vite", "preloads.json"),
		JSON.stringify({ preloads, made, makers: MAKERS }),
	);
}

/**
 * Writes the documents with markup of a language, and returns their files by route.
 * @param {import("./web-files.mjs").WebFiles} web
 * @param {string} language
 * @param {(route: string, parts: string[]) => Promise<{html: string, sources: string[]}>} documentOf
 */
async function writeMade(web, language, documentOf) {
	const make = await loadMaker(join(PAGES, MAKERS), language);
	const entry = `/${web["index.html"]?.file}`;
	const takeOver = await inlined("prerendered/take-over.js", { entry });
	/** @type {Record<string, {file: string, exact: boolean}>} */
	const files = {};
	for (const [index, [route, making]] of Object.entries(MADE).entries()) {
		const { answered, exact = false, parts = [] } = making;
		const { html, sources } = await documentOf(route, parts);
		const page = answered
			? null
			: await make({ path: route, language, wide: false, delivered: {} });
		const frame = { ...(await stylesOf(PAGES, web, sources)), takeOver };
		const file = `.vite/made-${index}.${language}.html`;
		await writeFile(join(PAGES, file), madeDocument(html, page, making, frame));
		files[route] = { file, exact };
	}
	return files;
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
