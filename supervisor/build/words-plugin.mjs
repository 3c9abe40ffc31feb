import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../paths.mjs";
import { buildYear } from "./build-year.mjs";

/** The folder of all words. */
export const WORDS = join(root, "words");
const PREFIX = "#words/";

/** The folder of the language whose texts are the shape of the others. */
export const ENGLISH = "en";

/**
 * What the build tells the server: the address of each module of words, by language, and the modules
 * that each script imports.
 * @typedef {{files: Record<string, Record<string, string>>, imports: Record<string, string[]>}}
 *   BuiltWords
 */

/** Returns the languages, which are the folders of words. */
export const languages = () =>
	readdirSync(WORDS, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)
		.sort();

/** Returns the modules of a language, as paths from its folder. */
export const modulesOf = (/** @type {string} */ language) =>
	readdirSync(join(WORDS, language), { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".ts"))
		.map((path) => path.replaceAll("\\", "/"));

/**
 * Builds the words apart from the pages' scripts, in one file for each language and group. The
 * scripts import them as `#words/...`, and the import map of a document says in which language
 * (docs/languages.md). A group is what its sources import, and each other module is its own group.
 * @param {Record<string, string[]>} sources the sources of each group, as paths from web/
 * @returns {import("vite").Plugin}
 */
export function words(sources) {
	return {
		name: "words",
		apply: "build",
		enforce: "pre",
		resolveId: (id) => (id.startsWith(PREFIX) ? { id, external: true } : undefined),
		async generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
			const isWords = (/** @type {string} */ id) => id.startsWith(PREFIX);
			const imports = Object.fromEntries(
				chunks.map(({ fileName, imports }) => [fileName, imports.filter(isWords)]),
			);
			/** @param {string} source */
			const wordsOf = (source) => {
				const open = chunks.filter(({ facadeModuleId }) =>
					facadeModuleId?.replaceAll("\\", "/").endsWith(`/web/${source}`),
				);
				for (const { imports } of open)
					open.push(
						...chunks.filter((chunk) => imports.includes(chunk.fileName) && !open.includes(chunk)),
					);
				return open.flatMap(({ fileName }) => imports[fileName] ?? []);
			};
			const left = new Set([
				...Object.values(imports).flat(),
				...chunks.flatMap(({ dynamicImports }) => dynamicImports.filter(isWords)),
			]);
			const groups = Object.entries(sources).map(([name, sources]) => {
				const modules = [...new Set(sources.flatMap(wordsOf))].filter((id) => left.delete(id));
				return { name, modules: modules.sort() };
			});
			for (const id of left)
				groups.push({
					name: id.slice(PREFIX.length, -".ts".length).replaceAll("/", "-"),
					modules: [id],
				});

			/** @type {BuiltWords["files"]} */
			const files = {};
			for (const language of languages()) {
				const known = new Set(modulesOf(language));
				/** @type {Record<string, string>} */
				const own = {};
				for (const { name, modules } of groups) {
					const paths = modules.map((id) => {
						const path = id.slice(PREFIX.length);
						return join(WORDS, known.has(path) ? language : ENGLISH, path);
					});
					const code = await bundled(paths);
					const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
					const fileName = `assets/words-${language}-${name}-${hash}.js`;
					this.emitFile({ type: "asset", fileName, source: code });
					for (const id of modules) own[id] = `/${fileName}`;
				}
				files[language] = own;
			}
			const source = JSON.stringify(/** @type {BuiltWords} */ ({ files, imports }));
			this.emitFile({ type: "asset", fileName: ".vite/words.json", source });
		},
	};
}

/** Languages from right to left. */
const FROM_RIGHT = ["ar-XB"];

/**
 * Returns the document of a language: its attributes and texts, and the import map and the first file
 * of its words, which must come before all scripts.
 * @param {string} html the document of the pages, with its texts as {{name}}
 * @param {string} language
 * @param {{files: Record<string, string>, first: string[], scopes?: Record<string, Record<string, string>>}}
 *   words the addresses of its modules by what scripts import, the modules that the first script
 *   imports, and other addresses for the scripts below a path
 */
export async function documentIn(html, language, { files, first, scopes }) {
	const words = await documentWordsIn(language);
	const direction = FROM_RIGHT.includes(language) ? ' dir="rtl"' : "";
	const tags = [
		`<script type="importmap">${JSON.stringify({ imports: files, scopes })}</script>`,
		...wordsTags(files, first),
	];
	return filled(html, words, escaped)
		.replace('lang="en"', `lang="${language}"${direction}`)
		.replace(/<meta charset="utf-8" ?\/?>/, (charset) => charset + tags.join(""));
}

/**
 * Returns the tags that load the files of these modules in parallel with the scripts.
 * @param {Record<string, string>} files
 * @param {string[]} modules
 */
export const wordsTags = (files, modules) =>
	[...new Set(modules.map((id) => files[id]))].map(
		(file) => `<link rel="modulepreload" crossorigin href="${file}">`,
	);

/**
 * The files of web/public with texts as {{name}}. The build makes one for each language, and
 * gateway/pages/files.ts sends the one of the visitor's.
 */
export const FILES_WITH_WORDS = ["manifest.webmanifest", "sign-in-window.html", "too-old.js"];

/**
 * Returns a file with texts in a language.
 * @param {string} name
 * @param {string} text
 * @param {string} language
 */
export async function fileIn(name, text, language) {
	const escapedFor = name.endsWith(".html") ? escaped : escapedInQuotes;
	const words = { ...(await documentWordsIn(language)), language };
	return filled(text, words, escapedFor).replace('lang="en"', `lang="${language}"`);
}

/**
 * Returns the texts of documents in a language; those in English for a language without words.
 * @param {string} language
 */
export async function documentWordsIn(language) {
	const known = languages().includes(language) ? language : ENGLISH;
	const { documentWords } = await loaded(known, "document.ts");
	return documentWords;
}

/**
 * Puts texts in the place of {{name}} and {{group.name}}.
 * @param {string} template
 * @param {any} words
 * @param {(text: string) => string} escapedFor
 */
const filled = (template, words, escapedFor) =>
	template.replace(/\{\{([\w.]+)\}\}/g, (_, /** @type {string} */ path) =>
		escapedFor(path.split(".").reduce((group, name) => group[name], words)),
	);

const escapedInQuotes = (/** @type {string} */ text) => JSON.stringify(text).slice(1, -1);

const escaped = (/** @type {string} */ text) =>
	text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Loads a module of words, which is in TypeScript.
 * @param {string} language
 * @param {string} path
 */
async function loaded(language, path) {
	const code = await bundled([join(WORDS, language, path)]);
	return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const ENTRY = "\0words";

/**
 * Returns one script with the exports of these modules.
 * @param {string[]} paths
 */
export async function bundled(paths) {
	const exported = paths.map((path) =>
		path.includes(`${join("/", "texts", "/")}`)
			? `export { default } from ${JSON.stringify(path)};`
			: `export * from ${JSON.stringify(path)};`,
	);
	const bundle = await rolldown({
		input: ENTRY,
		cwd: root,
		platform: "browser",
		transform: { define: buildYear },
		plugins: [
			{
				name: "words-of-a-group",
				resolveId: (id) => (id === ENTRY ? id : undefined),
				load: (id) => (id === ENTRY ? exported.join("\n") : undefined),
			},
		],
	});
	const { output } = await bundle.generate({ format: "es", minify: true });
	await bundle.close();
	return output[0].code;
}
