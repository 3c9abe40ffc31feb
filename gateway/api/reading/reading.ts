import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import * as v from "valibot";
import { sharedOriginOf } from "../../front/origin.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { ZinePageAnswer } from "../site-answers.ts";
import { atomFeed, FeedEntries } from "./feed.ts";

/** The number of a page: 0 to 99 without leading zeros. */
const PAGE = /^\d{1,2}$/;

/** The zine (docs/site.md "Zine"). Its pages are outside of the public folder. */
export const zineRoutes = routeGroup(
	"Zine",
	{
		"GET /zine/:page": {
			summary:
				"Returns a page of the zine to supporters; to all callers where nothing is reserved for supporters.",
			access: ["optional"],
			answer: ZinePageAnswer,
			refuses: [401, 403, 404, 503],
		},
	},
	(api) => ({
		"GET /zine/:page": async (ctx) => {
			await demandPremium(api, ctx);
			const { page = "" } = ctx.params;
			const text = PAGE.test(page) && (await textOf(join(api.texts, "zine", `${+page}.json`)));
			if (!text) throw new Refused(404, refuse("noSuchPage"));
			// The build wrote it with this schema.
			return JSON.parse(text) as v.InferOutput<typeof ZinePageAnswer>;
		},
	}),
);

async function demandPremium({ config, callers }: ApiContext, ctx: Context): Promise<void> {
	if (!config.premiumEnabled) return;
	const { premium } = await callers.accountOf(ctx);
	if (!premium) throw new Refused(403, refuse("zineForSupporters"));
}

/** The feed of the blog (docs/site.md "Blog"). */
export const feedRoutes = routeGroup(
	"Blog",
	{
		"GET /blog/feed.xml": {
			summary: "Returns the blog as an Atom feed.",
			answer: v.pipe(v.string(), v.description("Atom")),
			media: "application/atom+xml",
			refuses: [404],
		},
	},
	({ config, texts }) => ({
		"GET /blog/feed.xml": async (ctx) => {
			const text = await textOf(join(texts, "blog.json"));
			if (text === null) throw new Refused(404, refuse("noSuchCall"));
			ctx.type = "application/atom+xml; charset=utf-8";
			ctx.set("Cache-Control", "no-cache");
			return atomFeed(sharedOriginOf(config, ctx.req), v.parse(FeedEntries, JSON.parse(text)));
		},
	}),
);

/** Returns the text of a file; null when there is none. */
async function textOf(path: string): Promise<string | null> {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		// The file system throws errors with a code.
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}
