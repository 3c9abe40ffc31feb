import type { Context } from "koa";
import { ENGLISH, isLanguage, type Language } from "#game/settings/languages.ts";
import type { Db } from "../db/connection.ts";
import { findShare, shareVersion } from "../db/shares.ts";
import type { SharedStory } from "./api/answers.ts";
import { API_PREFIX } from "./api/routes.ts";
import type { Config } from "./config.ts";
import { escaped } from "./escaped.ts";
import { sharedOriginOf } from "./front/origin.ts";
import { type Kept, KeptBodies } from "./kept-bodies.ts";
import { WIRE_LIMITS } from "./limits/wire.ts";
import type { Preview } from "./pages/documents.ts";

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

/**
 * The texts that search engines show below a page's title. Other pages use the app's own
 * description.
 */
const DESCRIPTIONS: Record<string, string> = {
	"/howtoplay":
		"How a round of Plotluck goes: bring a character, write your part, pass the pen, read what became of everybody.",
	"/about": "Where Plotluck comes from: a writing game that friends made for friends.",
	"/contact": "How to reach the people behind Plotluck.",
	"/codeofconduct": "What we ask of everybody who writes with others in Plotluck.",
	"/terms": "The terms of service of Plotluck, in words that one can read.",
	"/privacy": "What Plotluck stores about you, for how long, and what it never stores.",
	"/blog": "News from the kitchen: what changed in Plotluck, and why.",
	"/supportus": "Ways to keep the pot of Plotluck boiling.",
	"/supporter": "What supporters of Plotluck get, and what it costs.",
	"/bugreport": "Something in Plotluck is broken? Tell us here.",
	"/drawing": "A doodle pad for the minutes between two chapters.",
};

/** The preview of the first page. */
const HOME: Card = {
	title: "Plotluck, the party game of shared stories",
	text: "A party game for your browser: bring a character, swap the pen with your friends, read what became of everybody.",
	picture: {
		path: "/preview-invitation.png",
		text: "A cooking pot with a pencil in it, and five cartoon characters who want to write",
	},
	robots: null,
};

/** The preview of every link into a room. It is the same for all codes, so it reveals none. */
const INVITATION: Card = {
	title: "Come and write with us",
	text: "Bring a character, swap the pen with your friends, read what became of everybody. No app, no account.",
	picture: HOME.picture,
	robots: "noindex",
};

/** The preview of a story that is unknown, expired, rated 18+ or without a line to quote. */
const STORY: Card = {
	title: "A shared story",
	text: "Several people wrote this, one after the other. None of them is sorry.",
	picture: {
		path: "/preview-story.png",
		text: "A fox and a potato write a story on two sheets of paper",
	},
	robots: "noindex",
};

/** The tags of a shared story. */
interface StoryTags extends Kept {
	/** The language of its room. */
	language: Language;
}

interface PreviewOptions {
	config: Pick<Config, "publicUrl" | "trustProxy">;
	db: Db;
}

/**
 * Returns the function that finds a page's link preview (Open Graph, Twitter cards), with the data
 * of a shared story; null for pages without one.
 */
export function createPreviews({ config, db }: PreviewOptions) {
	const stories = new KeptBodies<StoryTags>(WIRE_LIMITS.keptStories);
	const cardAt = (ctx: Context, name: string, card: Card): Preview => {
		const origin = sharedOriginOf(config, ctx.req);
		return {
			key: `${name} ${origin}`,
			tags: () => tagsOf(origin, card),
			own: addressTag(origin + ctx.url),
		};
	};

	/**
	 * Returns a story's preview by version, because sharing it again creates a new version. Every
	 * call checks whether it is still shared. Its page is in the story's language.
	 */
	async function storyAt(ctx: Context, shortcut: string): Promise<Preview> {
		const version = await shareVersion(db, shortcut, Date.now());
		if (version === null) return cardAt(ctx, "story", STORY);
		const origin = sharedOriginOf(config, ctx.req);
		const key = `story ${origin} ${shortcut} ${version}`;
		const { bytes, language } = await stories.get(key, async () => {
			// PUT /stories/:id wrote this column.
			const story = (await findShare(db, shortcut, Date.now())) as SharedStory | null;
			const shown = story && !story.mature ? story : null;
			const tags =
				tagsOf(origin, storyCard(shown, shortcut, version)) + addressTag(origin + ctx.path);
			return {
				bytes: Buffer.from(shown ? tags + storyData(shortcut, shown) : tags),
				encoding: null,
				language: isLanguage(story?.language) ? story.language : ENGLISH,
			};
		});
		return { key, language, tags: () => bytes.toString() };
	}

	return async (ctx: Context): Promise<Preview | null> => {
		const shortcut = /^\/view\/([\w-]+)$/.exec(ctx.path)?.[1];
		if (shortcut !== undefined) return storyAt(ctx, shortcut);
		if (ctx.path === "/") {
			const origin = sharedOriginOf(config, ctx.req);
			const tags = () => tagsOf(origin, HOME) + addressTag(`${origin}/`);
			return { key: `home ${origin}`, tags };
		}
		if (isInvitation(ctx.path)) return cardAt(ctx, "invitation", INVITATION);
		if (ctx.path === "/play/join")
			return ctx.search
				? cardAt(ctx, "invitation", INVITATION)
				: cardAt(ctx, "join", { ...INVITATION, robots: null });
		const description = DESCRIPTIONS[ctx.path];
		return description === undefined
			? null
			: { key: ctx.path, tags: () => tag("name", "description", description) };
	};
}

function storyCard(story: SharedStory | null, shortcut: string, version: number): Card {
	if (!story?.best_line) return STORY;
	const until = new Date(story.expires_at).toISOString();
	// A search result that outlives the story would lead to nothing.
	const robots = `noarchive, unavailable_after: ${until}`;
	const title = story.title || STORY.title;
	// Messengers cache a picture by its address, so a changed story needs another address.
	const path = `${API_PREFIX}/stories/view/${shortcut}/picture.png?version=${version}`;
	const picture = { path, text: "The title, a line and the writers of a story" };
	return { title, text: story.best_line, picture, robots };
}

/** Returns the story as data, so that the page shows it without a further request. */
function storyData(shortcut: string, story: SharedStory): string {
	// No text can end the element.
	const data = JSON.stringify(story).replaceAll("<", "\\u003c");
	return `<script type="application/json" id="story" data-shortcut="${shortcut}">${data}</script>`;
}

const isInvitation = (path: string): boolean => /^\/game\/[A-Za-z]{1,8}$/.test(path);

function tagsOf(origin: string, { title, text, picture, robots }: Card): string {
	const properties = {
		"og:site_name": SITE,
		"og:type": "website",
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
