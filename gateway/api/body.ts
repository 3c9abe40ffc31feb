import { json } from "co-body";
import type { Middleware } from "koa";
import { hasBody } from "../front/slow-bodies.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { refuse } from "../refusals.ts";
import { Refused } from "./errors.ts";

/**
 * Reads a JSON body into `ctx.state.body`; a missing body is an empty object. Throws a 415 for
 * another content type, a 413 for a body that is too long and a 400 for malformed JSON.
 */
export const readBody: Middleware = async (ctx, next) => {
	if (ctx.method === "POST" || ctx.method === "PUT") {
		// Forms of other sites can send every content type except this one.
		if (hasBody(ctx.headers) && !/^application\/json *(;|$)/i.test(ctx.get("content-type"))) {
			throw new Refused(415, refuse("bodyNotCalledJson"));
		}
		ctx.state.body = await jsonOf(ctx.req);
	}
	await next();
};

async function jsonOf(request: Parameters<typeof json>[0]): Promise<unknown> {
	try {
		return await json(request, { limit: WIRE_LIMITS.bodyBytes, strict: true });
	} catch (error) {
		const status = error instanceof Error && "status" in error ? error.status : undefined;
		if (status === 413) throw new Refused(413, refuse("bodyTooLong", WIRE_LIMITS.bodyBytes));
		if (status === 415) throw new Refused(415, refuse("unknownEncoding"));
		throw new Refused(400, refuse("bodyNotJson"));
	}
}
