import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Middleware } from "koa";

/**
 * Serves the built web app: files by their path, and the app for every other page. Browsers may
 * keep files under assets/, because their names contain a hash of the content.
 */
export function pages(folder: string): Middleware {
	return async (ctx, next) => {
		if ((ctx.method !== "GET" && ctx.method !== "HEAD") || ctx.path.startsWith("/api/"))
			return next();
		const path = normalize(join(folder, decode(ctx.path)));
		const file = path.startsWith(folder + sep) ? await fileAt(path) : null;
		if (!file && extname(ctx.path) !== "") return next();
		const shown = file ?? (await fileAt(join(folder, "index.html")));
		if (!shown) return next();
		ctx.type = extname(shown.path);
		ctx.length = shown.size;
		ctx.lastModified = shown.modified;
		ctx.etag = `${shown.size.toString(36)}-${shown.modified.getTime().toString(36)}`;
		ctx.set(
			"Cache-Control",
			ctx.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
		);
		ctx.status = 200;
		if (ctx.fresh) {
			ctx.status = 304;
			return;
		}
		if (ctx.method === "GET") ctx.body = createReadStream(shown.path);
	};
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path).replaceAll("\0", "");
	} catch {
		return "/";
	}
}

async function fileAt(
	path: string,
): Promise<{ path: string; size: number; modified: Date } | null> {
	try {
		const facts = await stat(path);
		return facts.isFile() ? { path, size: facts.size, modified: facts.mtime } : null;
	} catch {
		return null;
	}
}
