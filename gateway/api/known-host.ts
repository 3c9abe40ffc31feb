import type { Middleware } from "koa";
import type { Config } from "../config.ts";
import { knownHosts } from "../front/hosts.ts";
import { log } from "../log.ts";
import { languageOf } from "../pages/language.ts";
import { refusalIn } from "../pages/served-words.ts";
import { refuse } from "../refusals.ts";
import { errorBody } from "./errors.ts";

const REFUSAL = refuse("unknownHost");

/**
 * Returns the middleware that refuses requests to unknown host names with 421, because a foreign
 * page can point its own name here (DNS rebinding).
 */
export function demandKnownHost(config: Config): Middleware {
	const isKnown = knownHosts(config);
	let warned = false;
	return async (ctx, next) => {
		const { host } = ctx.req.headers;
		if (isKnown(host)) {
			await next();
			return;
		}
		if (!warned)
			log.warn(
				{ host },
				"unknown host in a request; if it is yours, set PUBLIC_URL or add it to ALLOWED_HOSTS",
			);
		warned = true;
		ctx.status = 421;
		ctx.body = ctx.path.startsWith("/api/")
			? errorBody(REFUSAL)
			: refusalIn(languageOf(ctx), REFUSAL);
	};
}
