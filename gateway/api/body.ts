import { json, text } from "co-body";
import type { Context, Middleware } from "koa";
import type { Client } from "../front/client.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import { hasBody } from "../front/slow-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import { Refused } from "./errors.ts";

type Writing = "json" | "form" | "text";

const mayHaveBody = ({ method }: Context): boolean => method === "POST" || method === "PUT";

/** The statuses of bodies that are malformed, too long or wrong. */
const BAD_BODY = [400, 413, 422];

/**
 * Returns the middleware that counts the refused bodies of an address. After too many it throws
 * TooMany for every call that can have a body.
 */
export const limitBadBodies =
	(limits: RateLimits, client: (ctx: Context) => Client): Middleware =>
	async (ctx, next) => {
		if (!mayHaveBody(ctx)) return next();
		const seconds = await limits.blockedFor("badBodies", client(ctx));
		if (seconds > 0) throw new TooMany("badBodies", seconds);
		try {
			await next();
		} catch (error) {
			if (error instanceof Refused && BAD_BODY.includes(error.status))
				await limits.take("badBodies", client(ctx));
			throw error;
		}
	};

/**
 * Returns the middleware that reads a body into `ctx.state.body`: JSON (a missing body is an empty
 * object), the fields of a form, or plain text. It throws a 415 for another content type, a 413 for
 * a body that is too long and a 400 for malformed JSON.
 */
export const readBody =
	(writing: Writing): Middleware =>
	async (ctx, next) => {
		if (mayHaveBody(ctx)) {
			const demanded = TYPES[writing];
			if (demanded && hasBody(ctx.headers) && !demanded.type.test(ctx.get("content-type")))
				throw new Refused(415, refuse(demanded.refusal));
			ctx.state.body = await bodyOf(ctx.req, writing);
		}
		await next();
	};

const TYPES = {
	// Forms of other sites can send every content type except this one.
	json: { type: /^application\/json *(;|$)/i, refusal: "bodyNotCalledJson" },
	form: { type: /^application\/x-www-form-urlencoded *(;|$)/i, refusal: "bodyNotCalledForm" },
	text: null,
} as const;

async function bodyOf(request: Parameters<typeof json>[0], writing: Writing): Promise<unknown> {
	const limit = WIRE_LIMITS.bodyBytes;
	try {
		if (writing === "json") return await json(request, { limit, strict: true });
		const read: string = await text(request, { limit });
		return writing === "form" ? Object.fromEntries(new URLSearchParams(read)) : read;
	} catch (error) {
		const status = error instanceof Error && "status" in error ? error.status : undefined;
		if (status === 413) throw new Refused(413, refuse("bodyTooLong", limit));
		if (status === 415) throw new Refused(415, refuse("unknownEncoding"));
		throw new Refused(400, refuse("bodyNotJson"));
	}
}
