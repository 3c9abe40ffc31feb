import type { Context, Middleware } from "koa";
import * as v from "valibot";
import { TooMany } from "../front/rate-limits.ts";
import { log } from "../log.ts";
import { countRefusal } from "../metrics.ts";

/** A call that is refused: its status, and a text a player can read (protocol.md "REST"). */
export class Refused extends Error {
	readonly status: number;
	readonly field: string | undefined;
	readonly headers: Record<string, string>;

	constructor(
		status: number,
		text: string,
		more: { field?: string | undefined; headers?: Record<string, string> } = {},
	) {
		super(text);
		this.status = status;
		this.field = more.field;
		this.headers = more.headers ?? {};
	}
}

/** Returns the checked body. Throws a 422 that names the first wrong field. */
export function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
	const result = v.safeParse(schema, body);
	if (result.success) return result.output;
	const [issue] = result.issues;
	const field = v.getDotPath(issue) ?? undefined;
	throw new Refused(422, complaint(issue, field ?? "the body"), { field });
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

/** Turns every failure into `{error, field?}`; what went wrong on our side is logged, not told. */
export const handleErrors: Middleware = async (ctx, next) => {
	try {
		await next();
		if (ctx.status === 404 && ctx.body === undefined && ctx.path.startsWith("/api/"))
			throw new Refused(404, "There is no such call");
		if (ctx.status === 405 || ctx.status === 501)
			ctx.body = { error: "That call is not made this way" };
	} catch (error) {
		answer(ctx, error);
	}
};

function answer(ctx: Context, error: unknown): void {
	if (error instanceof TooMany) {
		countRefusal(error.rule);
		ctx.status = 429;
		ctx.set("Retry-After", String(error.seconds));
		ctx.body = { error: error.message };
		return;
	}
	if (error instanceof Refused) {
		ctx.status = error.status;
		ctx.set(error.headers);
		ctx.body =
			error.field === undefined
				? { error: error.message }
				: { error: error.message, field: error.field };
		return;
	}
	log.error({ err: error, method: ctx.method, route: ctx.routerPath }, "a call failed");
	ctx.status = 500;
	ctx.body = { error: "Something went wrong on our side. Please try again." };
}
