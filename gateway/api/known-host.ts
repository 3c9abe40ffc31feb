import type { Middleware } from "koa";
import type { Config } from "../config.ts";
import { knownHosts } from "../front/hosts.ts";
import { log } from "../log.ts";
import { refuse } from "../refusals.ts";
import { bodyOf } from "./answer.ts";

const REFUSAL = refuse("unknownHost");

/**
 * Refuses requests to a name that is not the server's own with 421, because a stranger's page may
 * stand under it (DNS rebinding).
 */
export function demandKnownHost(config: Config): Middleware {
	const isKnown = knownHosts(config);
	let warned = false;
	return (ctx, next) => {
		const { host } = ctx.req.headers;
		if (isKnown(host)) return next();
		if (!warned)
			log.warn(
				{ host },
				"a request came to an unknown host name; if it is yours, set PUBLIC_URL or add it to ALLOWED_HOSTS",
			);
		warned = true;
		ctx.status = 421;
		ctx.body = ctx.path.startsWith("/api/") ? bodyOf(REFUSAL) : REFUSAL.text;
	};
}
