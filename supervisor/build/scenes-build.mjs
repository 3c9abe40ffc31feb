import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../paths.mjs";
import { isPseudo, PSEUDO, pseudoModule } from "./pseudo-words.mjs";
import { nextOf, replaceResult } from "./results.mjs";
import { bundled, documentIn, ENGLISH, FILES_WITH_WORDS, fileIn, WORDS } from "./words-plugin.mjs";

const PLACE = join(root, "dist", "scenes");
const PAGES = nextOf(PLACE);
const PREFIX = "#words/";

/**
 * Builds the pages of development for the tests of scenes, because a visit of a scene takes a fifth
 * of what Vite's development server needs for it. Nothing is shortened, because nobody downloads it.
 */
export async function buildScenes() {
	const { build } = await import("vite");
	await rm(PAGES, { recursive: true, force: true });
	await build({
		root: join(root, "web"),
		configFile: join(root, "vite.config.ts"),
		mode: "scenes",
		logLevel: "error",
		define: { "import.meta.env.DEV": "true" },
		build: { outDir: PAGES, minify: false },
	});
	await writeDocuments();
	for (const name of FILES_WITH_WORDS) {
		const template = await readFile(join(PAGES, name), "utf8");
		await writeFile(join(PAGES, name), await fileIn(name, template, ENGLISH));
	}
	await replaceResult(PLACE);
}

/** Writes the document of each language and pseudo language. */
async function writeDocuments() {
	/** @type {import("./words-plugin.mjs").BuiltWords} */
	const { files } = JSON.parse(await readFile(join(PAGES, ".vite", "words.json"), "utf8"));
	const pseudo = await writePseudoWords(files[ENGLISH] ?? {});
	const html = await readFile(join(PAGES, "index.html"), "utf8");
	await mkdir(join(PAGES, "documents"));
	for (const [language, own] of [
		...Object.entries(files),
		...PSEUDO.map((name) => /** @type {const} */ ([name, pseudo])),
	])
		await writeFile(
			join(PAGES, "documents", `${language}.html`),
			await documentIn(html, language, { files: own, first: [] }),
		);
}

/**
 * Writes the words of the pseudo languages, and returns the address of each module.
 * @param {Record<string, string>} english the addresses of the English modules
 */
async function writePseudoWords(english) {
	const folder = "pseudo";
	/** @type {Record<string, string>} */
	const files = { ...english };
	await mkdir(join(PAGES, folder));
	await writeFile(join(PAGES, folder, "pseudo.js"), await bundled([join(WORDS, "pseudo.ts")]));
	for (const [id, address] of Object.entries(english)) {
		const path = id.slice(PREFIX.length);
		if (!isPseudo(path)) continue;
		const source = await readFile(join(WORDS, ENGLISH, path), "utf8");
		const file = join(folder, "words", path.replace(/ts$/, "js"));
		await mkdir(dirname(join(PAGES, file)), { recursive: true });
		await writeFile(join(PAGES, file), pseudoModule(source, address, `/${folder}/pseudo.js`));
		files[id] = `/${file}`;
	}
	return files;
}
