import type { Context, Middleware } from "koa";
import * as v from "valibot";
import { TooMany } from "../front/rate-limits.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { countErrorCode, countRefusal } from "../metrics.ts";
import { type ErrorAnswer, type ErrorCode, refuse, refuseBody } from "../refusals.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** A refused call: its status and reason (docs/protocol.md "REST"). */
export class Refused extends Error {
	readonly status: number;
	readonly code: ErrorCode | undefined;
	readonly values: ErrorAnswer["values"];
	readonly field: string | undefined;
	readonly headers: Record<string, string>;

	constructor(
		status: number,
		{ code, text, values }: ErrorAnswer,
		more: { field?: string | undefined; headers?: Record<string, string> } = {},
	) {
		super(text);
		this.status = status;
		this.code = code;
		this.values = values;
		this.field = more.field;
		this.headers = more.headers ?? {};
	}
}

/** Returns the checked body. Throws a 422 that names the first invalid field. */
export function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
	const result = v.safeParse(schema, body);
	if (result.success) return result.output;
	const [issue] = result.issues;
	const field = v.getDotPath(issue) ?? undefined;
	throw new Refused(422, refuseBody(issue, complaint(issue, field ?? "the body")), { field });
}

/**
 * Returns the schema's own message, or a readable one in place of valibot's, which begins with
 * "Invalid".
 */
function complaint({ message, expected }: v.BaseIssue<unknown>, field: string): string {
	if (!message.startsWith("Invalid")) return message;
	return expected === "never"
		? `${field} is not known here`
		: `${field}: expected ${expected ?? "something else"}`;
}

/** Turns every failure into `{error, code, values?, field?}`; internal failures are only logged. */
export const handleErrors: Middleware = async (ctx, next) => {
	try {
		await next();
		if (ctx.status === 404 && ctx.body === undefined && ctx.path.startsWith("/api/"))
			throw new Refused(404, refuse("noSuchCall"));
		if (ctx.status === 405 || ctx.status === 501) ctx.body = errorBody(refuse("wrongMethod"));
	} catch (error) {
		answer(ctx, error);
	}
};

function answer(ctx: Context, error: unknown): void {
	if (error instanceof TooMany) {
		countRefusal(error.rule);
		ctx.status = 429;
		ctx.set("Retry-After", String(error.seconds));
		ctx.body = errorBody(error.refusal);
		return;
	}
	if (error instanceof Refused) {
		ctx.status = error.status;
		ctx.set(error.headers);
		const { code, values, message: text } = error;
		const body = errorBody({ code, values, text });
		ctx.body = error.field === undefined ? body : { ...body, field: error.field };
		return;
	}
	const { method, routerPath: route } = ctx;
	if (logThrottle.allows(`${method} ${route}`))
		log.error({ err: error, method, route }, "a call failed");
	ctx.status = 500;
	ctx.body = errorBody(refuse("failed"));
}

/**
 * Returns the body of a call that fails, and counts its code. `error` is the text for players.
 */
export function errorBody({ code, text, values }: ErrorAnswer) {
	if (code !== undefined) countErrorCode(code);
	return { error: text, code, values };
}
