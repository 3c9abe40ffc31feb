import { extname, join, normalize, sep } from "node:path";
import type { Context, Middleware } from "koa";
import { ENGLISH, type Language } from "#game/settings/languages.ts";
import { Documents, type Preview } from "./documents.ts";
import { PageFiles } from "./files.ts";
import { languageOf } from "./language.ts";

interface PagesOptions {
	/** Returns the link preview and description of a page, for a visitor with this language. */
	previewOf: (ctx: Context, language: Language) => Promise<Preview | null>;
	/** False removes the service worker from the browsers that have it. */
	serviceWorker: boolean;
}

/** The path at which browsers check for a newer service worker. */
const SERVICE_WORKER = "/service-worker.js";

/**
 * Serves the built web app: files by their path, a few in the visitor's language, and the app for
 * every other page. Browsers may cache files under assets/, because their names contain a hash.
 */
export function pages(folder: string, { previewOf, serviceWorker }: PagesOptions): Middleware {
	const documents = new Documents(folder);
	const files = new PageFiles();
	return async (ctx, next) => {
		if ((ctx.method !== "GET" && ctx.method !== "HEAD") || ctx.path.startsWith("/api/"))
			return next();
		const asked = !serviceWorker && ctx.path === SERVICE_WORKER ? OFF : decode(ctx.path);
		const path = WITH_WORDS.has(asked)
			? inLanguage(folder, asked, pickLanguage(ctx))
			: publicFile(folder, asked);
		if (path !== null) {
			const isAsset = path.startsWith(join(folder, "assets", sep));
			const file = await files.at(path, isAsset);
			if (file) return files.send(ctx, file, isAsset);
		}
		if (extname(ctx.path) !== "") return next();
		const language = pickLanguage(ctx);
		if (!(await documents.send(ctx, language, await previewOf(ctx, language)))) return next();
	};
}

/** The files that the build makes in each language (supervisor/build/words-plugin.mjs). */
const WITH_WORDS = new Set(["/manifest.webmanifest", "/sign-in-window.html", "/too-old.js"]);

/** Returns where the build puts a file in a language. */
const inLanguage = (folder: string, path: string, language: Language): string =>
	language === ENGLISH ? join(folder, path) : join(folder, ".vite", language, path);

/** Returns the visitor's language, on which the response depends. */
function pickLanguage(ctx: Context): Language {
	ctx.vary("Accept-Language");
	ctx.vary("Cookie");
	return languageOf(ctx);
}

/** A service worker that removes itself. */
const OFF = "/service-worker-off.js";

/**
 * Returns where a file for everybody would be; null for pages, and for paths that are outside of the
 * folder or for the build only, such as its list of files.
 */
function publicFile(folder: string, asked: string): string | null {
	const path = normalize(join(folder, asked));
	const isPublic = path.startsWith(folder + sep) && !path.slice(folder.length).includes(`${sep}.`);
	return isPublic && extname(path) !== "" ? path : null;
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path).replaceAll("\0", "");
	} catch {
		return "/";
	}
}
