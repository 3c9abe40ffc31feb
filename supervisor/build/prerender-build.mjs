import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { blogModules } from "../../content/blog/plugin.mjs";
import { root } from "../paths.mjs";
import { buildYear } from "./build-year.mjs";
import { nameWindows, orderLayers } from "./styles-plugin.mjs";
import { bundled, ENGLISH, languages, modulesOf, WORDS } from "./words-plugin.mjs";

/**
 * The function of web/prerender.tsx.
 * @typedef {(order: {path: string, language: string, wide: boolean, delivered: object}) =>
 *   Promise<{title: string, markup: string}>} MakePage
 */

const WEB = join(root, "web");
/** The files without words, which all languages share. */
const SHARED = /^(libraries|rolldown-runtime)-/;
const ENTRY = "prerender.tsx";
/** The pages that are made before they are asked for, or with the answer, besides home. */
const LATE_PAGES =
	/\/(pages\/(create|first-line|game|invitation|join|shared-story|texts)\/[\w-]+\.tsx|#words\/texts\/[\w-]+\.ts)$/;
/** What vite.config.ts and this build have in common, so that the markup fits the files. */
export const forPages = {
	/** A class `own-part` is `styles.ownPart`. */
	css: { modules: { localsConvention: /** @type {const} */ ("camelCaseOnly") } },
	/** Larger pictures stay files, because inlined they slow phones that never show them. */
	assetsInlineLimit: 1024,
	/**
	 * Names without their endings. The hash is shorter than usual, because the first load names many
	 * files, and it cannot be compressed. Two versions of one file have the same with a chance of 1 to
	 * 4 trillion.
	 */
	fileNames: "assets/[name]-[hash:7]",
};

/**
 * Builds the pages once more for Node, which makes their markup: in one folder for each language,
 * because modules import the words of theirs.
 * @param {string} folder gets them
 * @returns {Promise<void>}
 */
export async function buildPrerender(folder) {
	const { build } = await import("vite");
	const shared = join(folder, "shared");
	await build({
		root: WEB,
		configFile: false,
		envDir: false,
		publicDir: false,
		logLevel: "warn",
		define: {
			...buildYear,
			"import.meta.env.DEV": "false",
			// The server may run without it, and React would make pages with its slow development build.
			"process.env.NODE_ENV": '"production"',
		},
		plugins: [ownImports(), nameWindows(), orderLayers(), blogModules()],
		css: forPages.css,
		ssr: { noExternal: true },
		build: {
			ssr: ENTRY,
			outDir: shared,
			emptyOutDir: true,
			target: "node20",
			minify: false,
			assetsInlineLimit: forPages.assetsInlineLimit,
			ssrEmitAssets: false,
			rolldownOptions: {
				onLog(level, log, report) {
					// Marks for servers of another kind, and what only browsers load late.
					const expected = ["MODULE_LEVEL_DIRECTIVE", "INEFFECTIVE_DYNAMIC_IMPORT"];
					if (!expected.includes(log.code ?? "")) report(level, log);
				},
				output: {
					assetFileNames: `${forPages.fileNames}[extname]`,
					entryFileNames: "main.mjs",
					chunkFileNames: "[name]-[hash].mjs",
					codeSplitting: { groups: [{ name: "libraries", test: /[\\/]node_modules[\\/]/ }] },
				},
			},
		},
	});
	const names = (await readdir(shared)).filter((name) => name.endsWith(".mjs"));
	const isShared = (/** @type {string} */ name) => SHARED.test(name);
	for (const name of names.filter(isShared)) await cp(join(shared, name), join(folder, name));
	const chunks = names.filter((name) => !isShared(name));
	const codes = await Promise.all(chunks.map((name) => readFile(join(shared, name), "utf8")));
	const used = [
		...new Set(
			codes.flatMap((code) =>
				[...code.matchAll(/"#words\/([^"]+)"/g)].map(([, path = ""]) => path),
			),
		),
	].sort();
	for (const language of languages()) {
		const place = join(folder, language);
		await mkdir(place, { recursive: true });
		await writeWords(place, language, used);
		for (const [index, name] of chunks.entries())
			await writeFile(
				join(place, name),
				codes[index]
					?.replaceAll(/"#words\/texts\/([\w-]+)\.ts"/g, '"./text-$1.mjs"')
					.replaceAll(/"#words\/[^"]+"/g, '"./words.mjs"')
					.replaceAll(/"\.\/((libraries|rolldown-runtime)-[^"]+)"/g, '"../$1"') ?? "",
			);
	}
	await rm(shared, { recursive: true });
}

/**
 * Leaves words to each language, and leaves out the code that no page which is made needs.
 * @returns {import("vite").Plugin}
 */
function ownImports() {
	return {
		name: "own-imports",
		enforce: "pre",
		resolveId(id, _importer, { kind }) {
			if (
				kind === "dynamic-import" &&
				!LATE_PAGES.test(`/${id.replace(/^[./]+/, "pages/").replace(/^pages\/pages/, "pages")}`)
			)
				return { id, external: true };
			return id.startsWith("#words/") ? { id, external: true } : undefined;
		},
	};
}

/**
 * Writes the words of a language.
 * @param {string} folder
 * @param {string} language
 * @param {string[]} paths
 */
async function writeWords(folder, language, paths) {
	const known = new Set(modulesOf(language));
	const fileOf = (/** @type {string} */ path) =>
		join(WORDS, known.has(path) ? language : ENGLISH, path);
	const texts = paths.filter((path) => path.startsWith("texts/"));
	const rest = paths.filter((path) => !path.startsWith("texts/"));
	await writeFile(join(folder, "words.mjs"), await bundled(rest.map(fileOf)));
	for (const path of texts)
		await writeFile(
			join(folder, `text-${path.slice("texts/".length, -".ts".length)}.mjs`),
			await bundled([fileOf(path)]),
		);
}

/**
 * Loads the function that makes pages in a language.
 * @param {string} folder
 * @param {string} language
 * @returns {Promise<MakePage>}
 */
export async function loadMaker(folder, language) {
	const { makePage } = await import(pathToFileURL(join(folder, language, "main.mjs")).href);
	return makePage;
}
