import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context, Middleware } from "koa";

interface PagesOptions {
	/** Returns the tags of a page's link preview and description, which go into the app's head. */
	previewOf: (ctx: Context) => Promise<string | null>;
	/** False removes the service worker from the browsers that have it. */
	serviceWorker: boolean;
}

/** What browsers may ask for when they look for a newer service worker. */
const SERVICE_WORKER = "/service-worker.js";

/**
 * Serves the built web app: files by their path, and the app for every other page. Browsers may
 * keep files under assets/, because their names contain a hash of the content.
 */
export function pages(folder: string, { previewOf, serviceWorker }: PagesOptions): Middleware {
	return async (ctx, next) => {
		if ((ctx.method !== "GET" && ctx.method !== "HEAD") || ctx.path.startsWith("/api/"))
			return next();
		const asked = !serviceWorker && ctx.path === SERVICE_WORKER ? OFF : decode(ctx.path);
		const path = normalize(join(folder, asked));
		const file = path.startsWith(folder + sep) && !isHidden(path) ? await fileAt(path) : null;
		if (!file && extname(ctx.path) !== "") return next();
		const shown = file ?? (await fileAt(join(folder, "index.html")));
		if (!shown) return next();
		if (file) return sendFile(ctx, file);
		const tags = [await previewOf(ctx), await preloadsOf(folder, ctx.path)];
		const added = tags.filter((tag) => tag !== null).join("");
		return added === "" ? sendFile(ctx, shown) : sendWith(ctx, shown.path, added);
	};
}

/** A service worker that removes itself. */
const OFF = "/service-worker-off.js";

/** Returns whether a path leads to what only the build needs, such as its list of files. */
const isHidden = (path: string): boolean => path.includes(`${sep}.`);

/** The encodings that the build has made of each large text, the smallest first. */
const ENCODINGS = { br: ".br", gzip: ".gz" } as const;

/** Sends a file, or 304 when the browser's copy is fresh. */
async function sendFile(ctx: Context, file: PageFile): Promise<void> {
	const encoding = ctx.acceptsEncodings([...Object.keys(ENCODINGS), "identity"]);
	const ending = ENCODINGS[encoding as keyof typeof ENCODINGS];
	const encoded = ending === undefined ? null : await fileAt(file.path + ending);
	const { path, size, modified } = encoded ?? file;
	ctx.type = extname(file.path);
	ctx.length = size;
	ctx.lastModified = modified;
	ctx.etag = `${size.toString(36)}-${modified.getTime().toString(36)}`;
	ctx.set(
		"Cache-Control",
		ctx.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
	);
	if (encoded) ctx.set("Content-Encoding", String(encoding));
	ctx.status = 200;
	if (ctx.fresh) ctx.status = 304;
	else if (ctx.method === "GET") ctx.body = createReadStream(path);
}

/**
 * Returns the tags that load the page of a path beside the first script; null without any. The
 * build lists them by route (supervisor/build/web-build.mjs).
 */
async function preloadsOf(folder: string, path: string): Promise<string | null> {
	const list = await readFile(join(folder, ".vite", "preloads.json"), "utf8").catch(() => "{}");
	// Only the build writes this file.
	const tags = JSON.parse(list) as Record<string, string>;
	const isRoute = (route: string) =>
		new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`).test(path);
	return Object.entries(tags).find(([route]) => isRoute(route))?.[1] ?? null;
}

/** Sends the app, whose head gets these tags. */
async function sendWith(ctx: Context, path: string, tags: string): Promise<void> {
	const app = await readFile(path, "utf8");
	// A page has only one description.
	const rest = tags.includes('name="description"')
		? app.replace(/<meta name="description"[^>]*>/, "")
		: app;
	const page = rest.replace("</head>", () => `${tags}</head>`);
	ctx.type = extname(path);
	ctx.etag = createHash("sha256").update(page).digest("base64url");
	ctx.set("Cache-Control", "no-cache");
	ctx.status = 200;
	if (ctx.fresh) ctx.status = 304;
	else ctx.body = page;
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path).replaceAll("\0", "");
	} catch {
		return "/";
	}
}

interface PageFile {
	path: string;
	/** In bytes. */
	size: number;
	modified: Date;
}

async function fileAt(path: string): Promise<PageFile | null> {
	try {
		const facts = await stat(path);
		return facts.isFile() ? { path, size: facts.size, modified: facts.mtime } : null;
	} catch {
		return null;
	}
}
