import type { Middleware } from "koa";
import type { Config } from "../config.ts";
import { hasTwoHosts, knownHosts } from "../front/hosts.ts";
import { log } from "../log.ts";
import { languageOfRefusal } from "../pages/language.ts";
import { refusalIn } from "../pages/served-words.ts";
import { refuse } from "../refusals.ts";
import { errorBody } from "./errors.ts";

const REFUSAL = refuse("unknownHost");

/**
 * Returns the middleware that refuses requests to unknown host names with 421, because a foreign
 * page can point its own name here (DNS rebinding), and those to two hosts with 400.
 */
export function demandKnownHost(config: Config): Middleware {
	const isKnown = knownHosts(config);
	let warned = false;
	return async (ctx, next) => {
		const { host } = ctx.req.headers;
		const isDoubtful = hasTwoHosts(ctx.req);
		if (isKnown(host) && !isDoubtful) {
			await next();
			return;
		}
		if (!warned)
			log.warn(
				{ host: host?.slice(0, 255) },
				"unknown host in a request; if it is yours, set PUBLIC_URL or add it to ALLOWED_HOSTS",
			);
		warned = true;
		ctx.status = isDoubtful ? 400 : 421;
		ctx.body = ctx.path.startsWith("/api/")
			? errorBody(REFUSAL)
			: refusalIn(languageOfRefusal(ctx), REFUSAL);
	};
}
