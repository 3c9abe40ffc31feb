import { json, text } from "co-body";
import type { Middleware } from "koa";
import { hasBody } from "../front/slow-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import { Refused } from "./errors.ts";

/** How the body of a call is written. */
type Writing = "json" | "form" | "text";

/**
 * Returns the middleware that reads a body into `ctx.state.body`: JSON (a missing body is an empty
 * object), the fields of a form, or the text as it comes. It throws a 415 for another content type,
 * a 413 for a body that is too long and a 400 for malformed JSON.
 */
export const readBody =
	(writing: Writing): Middleware =>
	async (ctx, next) => {
		if (ctx.method === "POST" || ctx.method === "PUT") {
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
	try {
		const limit = WIRE_LIMITS.bodyBytes;
		if (writing === "json") return await json(request, { limit, strict: true });
		const read: string = await text(request, { limit });
		return writing === "form" ? Object.fromEntries(new URLSearchParams(read)) : read;
	} catch (error) {
		const status = error instanceof Error && "status" in error ? error.status : undefined;
		if (status === 413) throw new Refused(413, refuse("bodyTooLong", WIRE_LIMITS.bodyBytes));
		if (status === 415) throw new Refused(415, refuse("unknownEncoding"));
		throw new Refused(400, refuse("bodyNotJson"));
	}
}
