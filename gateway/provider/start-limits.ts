import type { Context, Middleware } from "koa";
import type { Client } from "../front/client.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import { ACCOUNT_LIMITS } from "../limits/site.ts";
import { countRefusal } from "../metrics.ts";
import { languageOfRefusal } from "../pages/language.ts";
import { MOUNT } from "./configuration.ts";
import { busyPage, errorPage } from "./pages.ts";

interface StartLimitOptions {
	limits: RateLimits;
	client(ctx: Context): Client;
}

/**
 * Returns the middleware that limits how much strangers can store at the provider: each started
 * sign-in or sign-out is a record with the values of its query.
 */
export function limitStarts({ limits, client }: StartLimitOptions): Middleware {
	let last: Promise<unknown> = Promise.resolve();
	return async (ctx, next) => {
		const fault = faultOf(ctx);
		if (fault) {
			ctx.status = fault.status;
			ctx.body = errorPage(languageOfRefusal(ctx), `invalid_request: ${fault.text}`);
			return;
		}
		if (isFree(ctx)) return next();
		try {
			await limits.take("signInStarts", client(ctx));
		} catch (error) {
			if (!(error instanceof TooMany)) throw error;
			countRefusal(error.rule);
			ctx.status = 429;
			ctx.set("Retry-After", String(error.seconds));
			ctx.body = busyPage(languageOfRefusal(ctx), error.refusal);
			return;
		}
		// One after another, because each is a commit, and saves of the games wait for all earlier
		// ones.
		const turn = last.then(() => next());
		last = turn.catch(() => {});
		return turn;
	};
}

const { queryLength, echoLength } = ACCOUNT_LIMITS;

function faultOf({ querystring }: Context): { status: number; text: string } | null {
	if (querystring.length > queryLength)
		return { status: 414, text: `the query may have at most ${queryLength} characters` };
	const values = new URLSearchParams(querystring);
	for (const name of ["state", "nonce"])
		if (values.getAll(name).some((value) => value.length > echoLength))
			return { status: 400, text: `${name} may have at most ${echoLength} characters` };
	return null;
}

/** The calls that store nothing for a stranger, or only continue a limited one. */
const FREE = new RegExp(
	`^${MOUNT}/(\\.well-known/openid-configuration|jwks|token|auth/[\\w-]+|session/end/(confirm|success))$`,
);

/** A silent renewal stores nothing without a session. */
const isFree = ({ path, querystring }: Context): boolean =>
	FREE.test(path) ||
	(path === `${MOUNT}/auth` && new URLSearchParams(querystring).get("prompt") === "none");
