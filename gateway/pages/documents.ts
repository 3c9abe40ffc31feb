import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import { type Kept, KeptBodies } from "../kept-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { isSignInRedirect } from "../security-headers.ts";
import { isAnswered, MadePages } from "./made-pages.ts";

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
	/** Returns what the page shows in its markup; null where the page asks for it itself. */
	delivered?: () => Promise<object | null>;
}

/** A document of the build. */
interface Built {
	html: string;
	/** The sources that allow its scripts in a content security policy. */
	scripts: string;
}

/** The build's output for all pages in one language. */
interface App extends Built {
	/** The tags that load a page's script in parallel with the first one, by route. */
	preloads: { isRoute: RegExp; tags: string }[];
	/** The documents with the markup of their page, by route. */
	made: (Built & { isRoute: RegExp; exact: boolean })[];
}

/** What the build writes for this module (supervisor/build/web-build.mjs). */
interface BuiltList {
	/** The tags of each route, by language. */
	preloads: Record<Language, Record<string, string>>;
	/** The documents with markup, by language and route; exact ones are for addresses without a query. */
	made: Record<Language, Record<string, { file: string; exact: boolean }>>;
	/** The folder of what makes pages. */
	makers: string;
}

/** The build's output by language. */
interface Apps {
	byLanguage: Map<Language, App>;
	/** The time of the build, epoch ms. */
	built: number;
	/** Makes the pages that come with an answer. */
	pages: MadePages;
}

interface KeptDocument extends Kept {
	etag: string;
	scripts: Built["scripts"];
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
		if (!apps || !app) return false;
		const sending = { ...apps, app, language, preview };
		const { etag, scripts } =
			(await this.sendMade(ctx, sending)) ?? (await this.sendEmpty(ctx, sending));
		ctx.type = "html";
		ctx.etag = etag;
		ctx.set("Cache-Control", "no-cache");
		allowScripts(ctx, scripts);
		if (ctx.fresh) ctx.status = 304;
		return true;
	}

	/** Sends a document without markup. */
	private async sendEmpty(ctx: Context, { app, built, language, preview }: Sending) {
		const preload = app.preloads.find(({ isRoute }) => isRoute.test(ctx.path));
		const key = JSON.stringify([built, language, preload?.isRoute.source, preview?.key]);
		const make = async () =>
			documentOf(app, ((await preview?.tags()) ?? "") + (preload?.tags ?? ""));
		return preview?.own === undefined
			? this.kept.send(ctx, key, make)
			: sendWith(ctx, await this.kept.get(key, make), preview.own);
	}

	/** Sends a document with the markup of its page; null where there is none for this address. */
	private async sendMade(ctx: Context, { app, built, pages, language, preview }: Sending) {
		const made = app.made.find(({ isRoute }) => isRoute.test(ctx.path));
		if (!made || (made.exact && ctx.search !== "") || isSignInRedirect(ctx)) return null;
		const { html, isRoute } = made;
		const tags = async () => ((await preview?.tags()) ?? "") + (preview?.own ?? "");
		const key = ["made", built, language, preview?.key, preview?.own, isRoute.source];
		if (isAnswered(html)) {
			const delivered = await preview?.delivered?.();
			if (!delivered) return null;
			const fill = async () =>
				documentOf(
					{ ...made, html: await pages.fill(html, ctx.path, language, delivered) },
					await tags(),
				);
			return this.kept.send(ctx, JSON.stringify([...key, delivered]), fill).catch((reason) => {
				// The page shows what it can, or that it cannot.
				log.warn({ err: reason, page: isRoute.source }, "a page was not made");
				return null;
			});
		}
		return this.kept.send(ctx, JSON.stringify(key), async () => documentOf(made, await tags()));
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
		const { preloads, made, makers } = JSON.parse(list) as BuiltList;
		const read = async (file: string): Promise<Built> => {
			const html = await readFile(join(this.folder, file), "utf8");
			return { html, scripts: sourcesOf(html) };
		};
		const byLanguage = new Map<Language, App>();
		for (const language of Object.keys(preloads).filter(isLanguage)) {
			const file = language === ENGLISH ? "index.html" : join(".vite", `index.${language}.html`);
			const ready = Object.entries(made[language]).map(async ([route, { file, exact }]) => ({
				...{ isRoute: routePattern(route), exact },
				...(await read(file)),
			}));
			byLanguage.set(language, {
				...(await read(file)),
				preloads: Object.entries(preloads[language]).map(([route, tags]) => ({
					isRoute: routePattern(route),
					tags,
				})),
				made: await Promise.all(ready),
			});
		}
		const pages = new MadePages(join(this.folder, makers));
		this.apps = { byLanguage, built: facts.mtimeMs, pages };
		return this.apps;
	}
}

interface Sending extends Pick<Apps, "built" | "pages"> {
	app: App;
	language: Language;
	preview: Preview | null;
}

const routePattern = (route: string): RegExp =>
	new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`);

/** The scripts inside of a document that run. */
const OWN_SCRIPTS = /<script(?: type="importmap")?>(.*?)<\/script>/gs;

/** Returns the sources that allow the scripts of a document of the build. */
const sourcesOf = (html: string): string =>
	[...html.matchAll(OWN_SCRIPTS)]
		.map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
		.join(" ");

/** Adds sources of scripts to the content security policy of the response. */
function allowScripts(ctx: Context, sources: string): void {
	const policy = ctx.response.get("Content-Security-Policy");
	if (!policy) return;
	ctx.set("Content-Security-Policy", policy.replace("script-src ", `script-src ${sources} `));
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

/** Returns a document with these tags in its head. */
function documentOf({ html, scripts }: Built, tags: string): KeptDocument {
	// A page has only one description.
	const rest = tags.includes('name="description"')
		? html.replace(/<meta name="description"[^>]*>/, "")
		: html;
	const text = rest.replace("</head>", () => `${tags}</head>`);
	const bytes = Buffer.from(text);
	const etag = createHash("sha256").update(bytes).digest("base64url");
	return { bytes, encoding: null, etag, scripts };
}
