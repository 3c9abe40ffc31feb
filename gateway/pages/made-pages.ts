import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#game/settings/languages.ts";

/** The function of the pages' build that makes a page (web/prerender.tsx). */
type MakePage = (order: {
	path: string;
	language: Language;
	wide: boolean;
	delivered: object;
}) => Promise<{ title: string; markup: string }>;

/** The places in the document of a page that comes with the answer (supervisor/build/made-documents.mjs). */
const MARKUP = "<!--markup-->";
const WIDE = "<!--wide-->";
const TITLE = /<title>[^<]*<\/title>/;

/** Returns whether a document waits for the markup of its page. */
export const isAnswered = (html: string): boolean => html.includes(MARKUP);

/** Puts the markup of pages that come with an answer into their documents. */
export class MadePages {
	private readonly folder: string;
	private readonly makers = new Map<Language, Promise<MakePage>>();

	/** `folder` is that of the modules of one build (supervisor/build/prerender-build.mjs). */
	constructor(folder: string) {
		this.folder = folder;
	}

	/** Returns the document with the page, and with its data for the scripts. */
	async fill(html: string, path: string, language: Language, delivered: object): Promise<string> {
		const makePage = await this.maker(language);
		const made = (wide: boolean) => makePage({ path, language, wide, delivered });
		const { title, markup } = await made(false);
		const wide = html.includes(WIDE) ? (await made(true)).markup : "";
		// No text can end the element.
		const data = JSON.stringify(delivered).replaceAll("<", "\\u003c");
		return html
			.replace(TITLE, () => `<title>${title}</title>`)
			.replace(MARKUP, () => markup)
			.replace(WIDE, () => wide)
			.replace(
				"</head>",
				() => `<script type="application/json" id="delivered">${data}</script></head>`,
			);
	}

	private maker(language: Language): Promise<MakePage> {
		const known = this.makers.get(language);
		if (known) return known;
		const { href } = pathToFileURL(join(this.folder, language, "main.mjs"));
		const loaded = import(/* @vite-ignore */ href).then(
			({ makePage }: { makePage: MakePage }) => makePage,
		);
		this.makers.set(language, loaded);
		return loaded;
	}
}
