import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import { type Kept, KeptBodies } from "../kept-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/** The tags of a page's document for messengers and search engines. */
export interface Preview {
	/** Previews with the same key have the same tags in each language. */
	key: string;
	/** The language of the document, if not that of who asks for it. */
	language?: Language;
	/** Returns the tags of the key. */
	tags(): string | Promise<string>;
	/** A further tag, which differs from address to address. */
	own?: string;
}

/** The build's output for all pages in one language. */
interface App {
	html: string;
	/** The source that allows the import map in a content security policy. */
	importMap: string;
	/** The tags that load a page's script in parallel with the first one, by route. */
	preloads: { isRoute: RegExp; tags: string }[];
}

/** The build's output by language. */
interface Apps {
	byLanguage: Map<Language, App>;
	/** The time of the build, epoch ms. */
	built: number;
}

interface KeptDocument extends Kept {
	etag: string;
}

/** Creates the HTML document of each page, and caches it by route and preview. */
export class Documents {
	private readonly folder: string;
	private readonly kept = new KeptBodies<KeptDocument>(WIRE_LIMITS.keptDocuments);
	private apps: Apps | null = null;
	private reading: Promise<Apps | null> | null = null;
	/** The time of the last check of the disk, monotonic ms. */
	private lookedAt = Number.NEGATIVE_INFINITY;

	/** `folder` is that of the built pages. */
	constructor(folder: string) {
		this.folder = folder;
	}

	/**
	 * Sends the document of the path in the language of its preview, else in the visitor's. Returns false
	 * without a build.
	 */
	async send(ctx: Context, asked: Language, preview: Preview | null): Promise<boolean> {
		const apps = await this.latest();
		const language = preview?.language ?? asked;
		const app = apps?.byLanguage.get(language);
		if (!app) return false;
		const preload = app.preloads.find(({ isRoute }) => isRoute.test(ctx.path));
		const key = JSON.stringify([apps?.built, language, preload?.isRoute.source, preview?.key]);
		const make = async () =>
			documentOf(app, ((await preview?.tags()) ?? "") + (preload?.tags ?? ""));
		const { etag } =
			preview?.own === undefined
				? await this.kept.send(ctx, key, make)
				: sendWith(ctx, await this.kept.get(key, make), preview.own);
		ctx.type = "html";
		ctx.etag = etag;
		ctx.set("Cache-Control", "no-cache");
		allowScript(ctx, app.importMap);
		if (ctx.fresh) ctx.status = 304;
		return true;
	}

	/** Resolves to the latest build. Calls within a short time share one check of the disk. */
	private latest(): Promise<Apps | null> {
		const now = performance.now();
		if (this.reading && now - this.lookedAt < WIRE_LIMITS.buildLookedAt) return this.reading;
		this.lookedAt = now;
		this.reading = this.read();
		return this.reading;
	}

	private async read(): Promise<Apps | null> {
		const facts = await stat(join(this.folder, "index.html")).catch(() => null);
		if (!facts?.isFile()) return null;
		if (this.apps?.built === facts.mtimeMs) return this.apps;
		// Only the build writes this file, and it comes last.
		const list = await readFile(join(this.folder, ".vite", "preloads.json"), "utf8").catch(
			() => null,
		);
		if (list === null) return null;
		const preloads = JSON.parse(list) as Record<Language, Record<string, string>>;
		const byLanguage = new Map<Language, App>();
		for (const language of Object.keys(preloads).filter(isLanguage)) {
			const file = language === ENGLISH ? "index.html" : join(".vite", `index.${language}.html`);
			const html = await readFile(join(this.folder, file), "utf8");
			byLanguage.set(language, appOf(html, preloads[language]));
		}
		this.apps = { byLanguage, built: facts.mtimeMs };
		return this.apps;
	}
}

/** Returns the app of a built document, with the tags of each route. */
function appOf(html: string, tags: Record<string, string>): App {
	const [, importMap = ""] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
	return {
		html,
		importMap: `'sha256-${createHash("sha256").update(importMap).digest("base64")}'`,
		preloads: Object.entries(tags).map(([route, tags]) => ({
			isRoute: new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`),
			tags,
		})),
	};
}

/** Adds a source of scripts to the content security policy of the response. */
function allowScript(ctx: Context, source: string): void {
	const policy = ctx.response.get("Content-Security-Policy");
	ctx.set("Content-Security-Policy", policy.replace("script-src ", `script-src ${source} `));
}

/**
 * Sets a document with a tag that is unique to it. It is not compressed, because it is short, and
 * compressing it for one address costs more than it saves.
 */
function sendWith(ctx: Context, document: KeptDocument, tag: string): KeptDocument {
	const end = document.bytes.indexOf("</head>");
	const parts = [document.bytes.subarray(0, end), Buffer.from(tag), document.bytes.subarray(end)];
	ctx.compress = false;
	ctx.status = 200;
	ctx.body = Buffer.concat(parts);
	return document;
}

/** Returns the app's document with these tags in its head. */
function documentOf({ html }: App, tags: string): KeptDocument {
	// A page has only one description.
	const rest = tags.includes('name="description"')
		? html.replace(/<meta name="description"[^>]*>/, "")
		: html;
	const bytes = Buffer.from(rest.replace("</head>", () => `${tags}</head>`));
	const etag = createHash("sha256").update(bytes).digest("base64url");
	return { bytes, encoding: null, etag };
}
