import { extname, join, normalize, sep } from "node:path";
import type { Context, Middleware } from "koa";
import { Documents, type Preview } from "./documents.ts";
import { PageFiles } from "./files.ts";

interface PagesOptions {
	/** Returns the link preview and description of a page. */
	previewOf: (ctx: Context) => Promise<Preview | null>;
	/** False removes the service worker from the browsers that have it. */
	serviceWorker: boolean;
}

/** The path at which browsers check for a newer service worker. */
const SERVICE_WORKER = "/service-worker.js";

/**
 * Serves the built web app: files by their path, and the app for every other page. Browsers may
 * cache files under assets/, because their names contain a hash of the content.
 */
export function pages(folder: string, { previewOf, serviceWorker }: PagesOptions): Middleware {
	const documents = new Documents(folder);
	const files = new PageFiles();
	return async (ctx, next) => {
		if ((ctx.method !== "GET" && ctx.method !== "HEAD") || ctx.path.startsWith("/api/"))
			return next();
		const asked = !serviceWorker && ctx.path === SERVICE_WORKER ? OFF : decode(ctx.path);
		const path = normalize(join(folder, asked));
		const isPublic = path.startsWith(folder + sep) && !isHidden(path.slice(folder.length));
		const isAsset = path.startsWith(join(folder, "assets", sep));
		const file = isPublic && extname(path) !== "" ? await files.at(path, isAsset) : null;
		if (file) return files.send(ctx, file, isAsset);
		if (extname(ctx.path) !== "") return next();
		if (!(await documents.send(ctx, await previewOf(ctx)))) return next();
	};
}

/** A service worker that removes itself. */
const OFF = "/service-worker-off.js";

/** Returns whether a path within the folder is for the build only, such as its list of files. */
const isHidden = (path: string): boolean => path.includes(`${sep}.`);

function decode(path: string): string {
	try {
		return decodeURIComponent(path).replaceAll("\0", "");
	} catch {
		return "/";
	}
}
