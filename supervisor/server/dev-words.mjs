import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { isPseudo, PRINTED, PSEUDO, pseudoModule } from "../build/pseudo-words.mjs";
import {
	documentIn,
	FILES_WITH_WORDS,
	fileIn,
	languages,
	modulesOf,
	WORDS,
} from "../build/words-plugin.mjs";
import { root } from "../paths.mjs";

/** @type {Record<string, string>} */
const TYPES = { ".js": "text/javascript", ".webmanifest": "application/manifest+json" };

const urlOf = (/** @type {string} */ path) =>
	`/@fs/${path.replaceAll("\\", "/").replace(/^\//, "")}`;

/**
 * Serves the pages in development in the language of each request. The import map of a document
 * leads from the English modules, which pages import, to those of its language.
 * @returns {import("vite").Plugin}
 */
export function wordsInDevelopment() {
	/** The language that a document's address was last asked for. */
	const asked = new Map();
	return {
		name: "words-in-development",
		apply: "serve",
		configureServer({ middlewares }) {
			middlewares.use((request, _response, next) => {
				if (request.headers.accept?.includes("text/html"))
					asked.set(request.originalUrl, languageOf(request));
				next();
			});
			middlewares.use(async (request, response, next) => {
				const name = (request.url ?? "").replace(/\?.*/, "").slice(1);
				if (!FILES_WITH_WORDS.includes(name)) return next();
				const text = readFileSync(join(root, "web", "public", name), "utf8");
				response.setHeader("Content-Type", TYPES[extname(name)] ?? "text/html; charset=utf-8");
				response.end(await fileIn(name, text, languageOf(request)));
			});
		},
		transformIndexHtml: {
			order: "pre",
			handler: (html, { originalUrl }) => {
				const language = asked.get(originalUrl) ?? "en";
				return documentIn(html, language, {
					files: filesOf(language),
					first: [],
					scopes: ENGLISH_SCOPE,
				});
			},
		},
		load(id) {
			const [path = "", query] = id.split("?");
			if (query !== "pseudo") return;
			return pseudoModule(readFileSync(path, "utf8"), `${path}?plain`, join(WORDS, "pseudo.ts"));
		},
	};
}

/**
 * The words that English words import are English on every page: those of exports in an English room
 * lead there too.
 */
const ENGLISH_SCOPE = {
	[`${urlOf(join(WORDS, "en"))}/`]: Object.fromEntries(
		modulesOf("en").map((path) => {
			const url = urlOf(join(WORDS, "en", path));
			return [url, url];
		}),
	),
};

/**
 * Returns the language of a request, as gateway/pages/language.ts does.
 * @param {import("node:http").IncomingMessage} request
 */
function languageOf({ headers, url = "" }) {
	const known = [...languages(), ...PSEUDO];
	const wanted = [
		/\blanguage=([\w-]+)/.exec(headers.cookie ?? "")?.[1],
		/[?&]lang=([\w-]+)/.exec(url)?.[1],
		...(headers["accept-language"] ?? "").split(",").map((tag) => tag.replace(/;.*/, "").trim()),
	];
	for (const tag of wanted) {
		const found =
			known.find((name) => name === tag) ?? known.find((name) => name === tag?.replace(/-.*/, ""));
		if (found) return found;
	}
	return "en";
}

/**
 * Returns the addresses of a language's modules by those of the English ones.
 * @param {string} language
 * @returns {Record<string, string>}
 */
function filesOf(language) {
	const isOwn = !PSEUDO.includes(language);
	const modules = modulesOf(isOwn ? language : "en").filter((path) =>
		isOwn ? path !== PRINTED : isPseudo(path),
	);
	return Object.fromEntries(
		modules.map((path) => [
			urlOf(join(WORDS, "en", path)),
			urlOf(join(WORDS, isOwn ? language : "en", path)) + (isOwn ? "" : "?pseudo"),
		]),
	);
}
