import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A file of the pages' build with its dependencies, as Vite lists it in .vite/manifest.json.
 * @typedef {{file: string, css?: string[], assets?: string[], imports?: string[],
 *   dynamicImports?: string[], isEntry?: boolean}} BuiltFile
 */

/** @typedef {Record<string, BuiltFile>} WebFiles by the path of the source */

/**
 * Returns the files of a build of the pages.
 * @param {string} folder
 * @returns {Promise<WebFiles>}
 */
export async function readWebFiles(folder) {
	/** @type {WebFiles} */
	const files = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"));
	const html = await readFile(join(folder, "index.html"), "utf8");
	// The document's own scripts write tags too.
	const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g, "$1");
	/** @param {RegExp} tag */
	const named = (tag) => [...markup.matchAll(tag)].map(([, path = ""]) => path);
	const scripts = named(/<script\b[^>]* src="\/(assets\/[^"]+\.js)"/g);
	const first = [...scripts, ...named(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)];
	// Vite lists only a style sheet of the document when style sheets are entries too.
	files["index.html"] = {
		file: scripts.at(-1) ?? "",
		css: named(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g),
		imports: Object.keys(files).filter((name) => first.includes(files[name]?.file ?? "")),
	};
	return files;
}

/**
 * Returns the paths of the files that a source needs: its own file, and those of its imports.
 * @param {WebFiles} files
 * @param {string} source path from web/
 * @param {"file" | "css"} kind scripts or style sheets
 * @returns {Set<string>}
 */
export function needed(files, source, kind = "file") {
	/** @type {Set<string>} */
	const paths = new Set();
	/** @type {Set<string>} */
	const seen = new Set();
	const open = [source];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const built = files[next];
		if (!built) throw new Error(`The build of the pages has no ${next}`);
		if (seen.has(next)) continue;
		seen.add(next);
		for (const path of kind === "file" ? [built.file] : (built.css ?? [])) paths.add(path);
		open.push(...(built.imports ?? []));
	}
	return paths;
}

/** A row of the route table, with the source of its page, or with the words of a page of texts. */
const ROW =
	/path: "(\/[^"]*)",[^{}]*?import\("(?:\.\/((?:pages|tv)\/[^"]+)|(#words\/texts\/[^"]+))"\)/g;
/** The component of pages that are only words. */
const TEXT_PAGE = "pages/texts/text-page.tsx";

/** What most people see first who open the address of a page, and what that page loads late. */
const SHOWN_FIRST = /** @type {Record<string, string[]>} */ ({
	"pages/game/game.tsx": ["pages/invitation/invitation.tsx"],
});

/**
 * Returns the sources and the modules of words that each route loads lazily, by its path.
 * @param {string} table the text of web/routes.tsx
 * @returns {Record<string, {sources: string[], words: string[]}>}
 */
export const lateSources = (table) =>
	Object.fromEntries(
		[...table.matchAll(ROW)].map(([, path = "", page, words]) => [
			path,
			{
				sources: [page ?? TEXT_PAGE, ...(SHOWN_FIRST[page ?? ""] ?? [])],
				words: words === undefined ? [] : [words],
			},
		]),
	);

/**
 * Returns the tags that make the browser load a lazy page in parallel with the first script,
 * instead of after it has run.
 * @param {WebFiles} files
 * @param {string[]} sources
 */
export function preloadTags(files, sources) {
	/** @param {"file" | "css"} kind */
	const late = (kind) => {
		const first = needed(files, "index.html", kind);
		const all = new Set(sources.flatMap((source) => [...needed(files, source, kind)]));
		return [...all].filter((path) => !first.has(path));
	};
	return [
		...late("css").map((path) => `<link rel="stylesheet" crossorigin href="/${path}">`),
		...late("file").map((path) => `<link rel="modulepreload" crossorigin href="/${path}">`),
	].join("");
}
