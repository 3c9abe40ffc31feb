import type { Context } from "koa";
import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import type { Db } from "../db/connection.ts";
import { findShare, shareVersion } from "../db/shares.ts";
import type { SharedStory } from "./api/answers.ts";
import { firstLineToday } from "./api/rooms/first-line.ts";
import { API_PREFIX } from "./api/routes.ts";
import type { Config } from "./config.ts";
import { escaped } from "./escaped.ts";
import { sharedOriginOf } from "./front/origin.ts";
import { type Kept, KeptBodies } from "./kept-bodies.ts";
import { WIRE_LIMITS } from "./limits/wire.ts";
import type { Preview } from "./pages/documents.ts";
import { type ServedWords, servedWords } from "./pages/served-words.ts";

/** The data that messengers show for a link. */
interface Card {
	title: string;
	text: string;
	/** The path of a picture of 1200 x 630 pixels, and its text. */
	picture: { path: string; text: string };
	/** The robots directive for search engines; null allows everything. */
	robots: string | null;
}

const SITE = "Plotluck";

/** The languages as Open Graph writes them, which needs a territory. */
const LOCALES: Record<Language, string> = {
	...{ en: "en_US", de: "de_DE", es: "es_ES", fr: "fr_FR", "pt-BR": "pt_BR", ja: "ja_JP" },
};

type PreviewWords = ServedWords["previews"];

/** The pictures of previews, by what they are of. */
const PICTURES = { invitation: "/preview-invitation.png", story: "/preview-story.png" };

/** Returns the preview of the first page. */
const homeCard = ({ home }: PreviewWords): Card => ({
	title: home.title,
	text: home.text,
	picture: { path: PICTURES.invitation, text: home.picture },
	robots: null,
});

/** Returns the preview of every link into a room. It is the same for all codes, so it reveals none. */
const invitationCard = ({ invitation, home }: PreviewWords): Card => ({
	...invitation,
	picture: { path: PICTURES.invitation, text: home.picture },
	robots: "noindex",
});

/** Returns the preview of a story that is unknown, expired, rated 18+ or without a line to quote. */
const generalStoryCard = ({ story }: PreviewWords): Card => ({
	title: story.title,
	text: story.text,
	picture: { path: PICTURES.story, text: story.picture },
	robots: "noindex",
});

/** The tags of a shared story. */
interface StoryTags extends Kept {
	/** The language of its room. */
	language: Language;
	/** Null for one that no document shows. */
	story: SharedStory | null;
}

interface PreviewOptions {
	config: Pick<Config, "publicUrl" | "trustProxy">;
	db: Db;
	/** Returns what the document of an invitation brings; null where its page asks for the room. */
	roomAt: (ctx: Context, code: string) => Promise<object | null>;
}

/**
 * Returns the function that finds a page's link preview (Open Graph, Twitter cards) in a language,
 * with the data of a shared story; null for pages without one. Pages without a description here have
 * the app's.
 */
export function createPreviews({ config, db, roomAt }: PreviewOptions) {
	const stories = new KeptBodies<StoryTags>(WIRE_LIMITS.keptStories);
	const cardAt = (ctx: Context, name: string, card: Card, language: Language): Preview => {
		const origin = sharedOriginOf(config, ctx.req);
		return {
			key: `${name} ${origin}`,
			tags: () => tagsOf(origin, card, language),
			own: addressTag(origin + ctx.url),
		};
	};

	/**
	 * Returns a story's preview by version, because sharing it again creates a new version. Every
	 * call checks whether it is still shared. Its page is in the story's language.
	 */
	async function storyAt(ctx: Context, shortcut: string, asked: Language): Promise<Preview> {
		const version = await shareVersion(db, shortcut, Date.now());
		if (version === null)
			return cardAt(ctx, "story", generalStoryCard(servedWords(asked).previews), asked);
		const origin = sharedOriginOf(config, ctx.req);
		const key = `story ${origin} ${shortcut} ${version}`;
		const { bytes, language, story } = await stories.get(key, async () => {
			// PUT /stories/:id wrote this column.
			const story = (await findShare(db, shortcut, Date.now())) as SharedStory | null;
			const shown = story && !story.mature ? story : null;
			const language = isLanguage(story?.language) ? story.language : ENGLISH;
			const card = storyCard(servedWords(language).previews, shown, shortcut, version);
			const tags = tagsOf(origin, card, language) + addressTag(origin + ctx.path);
			return { bytes: Buffer.from(tags), encoding: null, language, story: shown };
		});
		const delivered = async () => story && { shortcut, story };
		return { key, language, tags: () => bytes.toString(), delivered };
	}

	return async (ctx: Context, language: Language): Promise<Preview | null> => {
		const { previews: words, descriptions } = servedWords(language);
		const shortcut = /^\/view\/([\w-]+)$/.exec(ctx.path)?.[1];
		if (shortcut !== undefined) return storyAt(ctx, shortcut, language);
		if (ctx.path === "/") {
			const origin = sharedOriginOf(config, ctx.req);
			const tags = () => tagsOf(origin, homeCard(words), language) + addressTag(`${origin}/`);
			const delivered = async () => ({ line: firstLineToday(language) });
			return { key: `home ${origin}`, tags, delivered };
		}
		const invitation = invitationCard(words);
		if (isInvitation(ctx.path)) {
			const code = /^\/game\/([A-Z]{4})$/.exec(ctx.path)?.[1];
			const card = cardAt(ctx, "invitation", invitation, language);
			return code === undefined ? card : { ...card, delivered: () => roomAt(ctx, code) };
		}
		if (ctx.path === "/play/join")
			return ctx.search
				? cardAt(ctx, "invitation", invitation, language)
				: cardAt(ctx, "join", { ...invitation, robots: null }, language);
		// Keys begin with a slash, so no path is a property of every object.
		const description = descriptions[ctx.path];
		return description === undefined
			? null
			: { key: ctx.path, tags: () => tag("name", "description", description) };
	};
}

function storyCard(
	words: PreviewWords,
	story: SharedStory | null,
	shortcut: string,
	version: number,
): Card {
	if (!story?.best_line) return generalStoryCard(words);
	const until = new Date(story.expires_at).toISOString();
	// A search result that outlives the story would lead to nothing.
	const robots = `noarchive, unavailable_after: ${until}`;
	const title = story.title || words.story.title;
	// Messengers cache a picture by its address, so a changed story needs another address.
	const path = `${API_PREFIX}/stories/view/${shortcut}/picture.png?version=${version}`;
	const picture = { path, text: words.storyPicture };
	return { title, text: story.best_line, picture, robots };
}

const isInvitation = (path: string): boolean => /^\/game\/[A-Za-z]{1,8}$/.test(path);

function tagsOf(
	origin: string,
	{ title, text, picture, robots }: Card,
	language: Language,
): string {
	const properties = {
		"og:site_name": SITE,
		"og:type": "website",
		"og:locale": LOCALES[language],
		"og:title": title,
		"og:description": text,
		"og:image": origin + picture.path,
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": picture.text,
	};
	const names = {
		description: text,
		...(robots !== null && { robots }),
		"twitter:card": "summary_large_image",
	};
	return [
		...Object.entries(properties).map(([key, value]) => tag("property", key, value)),
		...Object.entries(names).map(([key, value]) => tag("name", key, value)),
	].join("");
}

const addressTag = (address: string): string => tag("property", "og:url", address);

const tag = (kind: "name" | "property", key: string, value: string): string =>
	`<meta ${kind}="${key}" content="${escaped(value)}" />`;
