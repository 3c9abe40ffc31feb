import type { Context, Middleware } from "koa";
import type { Client } from "../front/client.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import { RATE_LIMITS } from "../limits/rates.ts";
import { countRefusal } from "../metrics.ts";
import { refuse } from "../refusals.ts";
import { languageOfRefusal } from "./language.ts";
import { refusalIn } from "./served-words.ts";

interface PageLimitOptions {
	limits: RateLimits;
	client(ctx: Context): Client;
	/** The paths outside of `/api/` and `/oidc/` that are not pages. */
	otherPaths: readonly string[];
}

/**
 * Returns the middleware that limits pages and files by address. A refusal is a short text, because a page
 * with an explanation would cost as much as the refused one.
 */
export function limitPages({ limits, client, otherPaths }: PageLimitOptions): Middleware {
	const others = new Set(otherPaths);
	return async (ctx, next) => {
		const rule = ruleOf(ctx.path);
		if (rule === null || others.has(ctx.path)) return next();
		const seconds = await limits.use(rule, client(ctx));
		if (seconds === 0) return next();
		countRefusal(rule);
		ctx.status = 429;
		ctx.set("Retry-After", String(seconds));
		ctx.body = refusalIn(languageOfRefusal(ctx), REFUSAL);
	};
}

const REFUSAL = refuse(RATE_LIMITS.pages.refusal);

/** Returns the limit that counts a path; null for calls, which have others. */
function ruleOf(path: string): "pages" | "assets" | null {
	if (path.startsWith("/assets/")) return "assets";
	return /^\/(api|oidc)\//.test(path) ? null : "pages";
}
