import type { Context } from "koa";
import type { Db } from "../db/connection.ts";
import { findShare } from "../db/shares.ts";
import type { SharedStory } from "./api/answers.ts";
import type { Config } from "./config.ts";
import { escaped } from "./escaped.ts";
import type { Client } from "./front/client.ts";
import { sharedOriginOf } from "./front/origin.ts";
import { type RateLimits, TooMany } from "./front/rate-limits.ts";

/** What messengers show of a link. */
interface Preview {
	title: string;
	text: string;
	/** The path of a picture of 1200 x 630 pixels, and its text. */
	picture: { path: string; text: string };
	/** What search engines may do with the page; null for everything. */
	robots: string | null;
}

const SITE = "Plotluck";

/** What search engines show below a page's title. The app's own description stands for the others. */
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

/** The preview of every link that leads into a room. It is the same for all codes, so it reveals none. */
const INVITATION: Preview = {
	title: "Come and write with us",
	text: "Bring a character, swap the pen with your friends, read what became of everybody. No app, no account.",
	picture: {
		path: "/preview-invitation.png",
		text: "A cooking pot with a pencil in it, and five cartoon characters who want to write",
	},
	robots: "noindex",
};

/** The preview of a story that is unknown, gone, rated 18+ or has nothing to quote. */
const STORY: Preview = {
	title: "A shared story",
	text: "Several people wrote this, one after the other. None of them is sorry.",
	picture: {
		path: "/preview-story.png",
		text: "A fox and a potato write a story on two sheets of paper",
	},
	robots: "noindex",
};

interface PreviewOptions {
	config: Pick<Config, "publicUrl" | "trustProxy">;
	db: Db;
	limits: RateLimits;
	client(ctx: Context): Client;
}

/**
 * Returns the function that makes the tags of a page's link preview (Open Graph, Twitter cards), and
 * the data of a shared story; null for pages without any.
 */
export function createPreviews({ config, db, limits, client }: PreviewOptions) {
	async function storyTags(ctx: Context, shortcut: string): Promise<string> {
		const story = await findStory(ctx, shortcut);
		const shown = story && !story.mature ? story : null;
		const tags = tagsOf(ctx, sharedOriginOf(config, ctx.req), storyPreview(shown));
		return shown ? tags + storyData(shortcut, shown) : tags;
	}

	async function findStory(ctx: Context, shortcut: string): Promise<SharedStory | null> {
		try {
			await limits.take("calls", client(ctx));
		} catch (error) {
			if (error instanceof TooMany) return null;
			throw error;
		}
		// The column holds what PUT /stories/:id wrote there.
		return (await findShare(db, shortcut, Date.now())) as SharedStory | null;
	}

	return async (ctx: Context): Promise<string | null> => {
		const shortcut = /^\/view\/([\w-]+)$/.exec(ctx.path)?.[1];
		if (shortcut !== undefined) return storyTags(ctx, shortcut);
		if (isInvitation(ctx.path)) return tagsOf(ctx, sharedOriginOf(config, ctx.req), INVITATION);
		if (ctx.path === "/play/join")
			return tagsOf(ctx, sharedOriginOf(config, ctx.req), {
				...INVITATION,
				robots: ctx.search ? "noindex" : null,
			});
		const description = DESCRIPTIONS[ctx.path];
		return description === undefined ? null : tag("name", "description", description);
	};
}

function storyPreview(story: SharedStory | null): Preview {
	if (!story?.best_line) return STORY;
	const until = new Date(story.expires_at).toISOString();
	// A result that outlives the story would lead nowhere.
	const robots = `noarchive, unavailable_after: ${until}`;
	return { ...STORY, title: story.title || STORY.title, text: story.best_line, robots };
}

/** Returns the story as data, so that the page shows it without a further request. */
function storyData(shortcut: string, story: SharedStory): string {
	// Nothing in a text can end the element.
	const data = JSON.stringify(story).replaceAll("<", "\\u003c");
	return `<script type="application/json" id="story" data-shortcut="${shortcut}">${data}</script>`;
}

const isInvitation = (path: string): boolean => /^\/game\/[A-Za-z]{1,8}$/.test(path);

function tagsOf(ctx: Context, origin: string, { title, text, picture, robots }: Preview): string {
	const properties = {
		"og:site_name": SITE,
		"og:type": "website",
		"og:title": title,
		"og:description": text,
		"og:url": origin + ctx.url,
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

const tag = (kind: "name" | "property", key: string, value: string): string =>
	`<meta ${kind}="${key}" content="${escaped(value)}" />`;
