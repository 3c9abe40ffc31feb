import { siteWords } from "#words/site/site.ts";
import type {
	PageFlags,
	RoomAnswer,
	SharedStory,
	SiteConfigAnswer,
} from "../gateway/api/answers.ts";
import type { ServerMessage } from "../gateway/protocol.ts";
import { loadRefusals, refusalText } from "./refusal-text.ts";

/** Milliseconds. */
const HTTP_TIMEOUT = 10_000;

/** HTTP statuses of answers that pages treat in a special way. */
export const UNAUTHORIZED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const GONE = 410;

/** A call that failed, with a text for the player; status 0 when the server did not answer. */
export class ApiError extends Error {
	readonly status: number;
	/** The code of the refusal; undefined when the server did not answer, or sent no code. */
	readonly code: ServerMessage["code"];
	/** The wrong field, with a 422. */
	readonly field: string | undefined;
	constructor(
		status: number,
		text: string,
		{ code, field }: { code?: ServerMessage["code"]; field?: string | undefined } = {},
	) {
		super(text);
		this.status = status;
		this.code = code;
		this.field = field;
	}
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Proofs {
	token?: string | null;
	secret?: string | undefined;
	adminKey?: string | null;
}

/**
 * Sends a REST call and resolves to its result; rejects with an ApiError. `token` proves an account,
 * `secret` a seat, `adminKey` an admin. `sent` is the response where the call was sent before.
 */
export async function call<T>(
	method: Method,
	path: string,
	body?: object,
	{ token, secret, adminKey }: Proofs = {},
	sent?: Promise<Response>,
): Promise<T> {
	const headers = {
		...(body && { "content-type": "application/json" }),
		...(token && { authorization: `Bearer ${token}` }),
		...(secret && { "x-player-secret": secret }),
		...(adminKey && { "x-admin-key": adminKey }),
	};
	const answer = await (
		sent ??
		fetch(`/api/v3${path}`, {
			method,
			headers,
			signal: AbortSignal.timeout(HTTP_TIMEOUT),
			...(body && { body: JSON.stringify(body) }),
		})
	).catch(() => {
		throw new ApiError(0, siteWords.errors.unreachable);
	});
	const value: unknown = await answer.json().catch(() => null);
	// The server promises this shape (docs/protocol.md "REST").
	if (answer.ok && value !== null) return value as T;
	const { error, ...why } = (value ?? {}) as Pick<ServerMessage, "error" | "code" | "values"> & {
		field?: string;
	};
	if (error === undefined) throw new ApiError(answer.status, siteWords.errors.unreachable);
	await loadRefusals();
	throw new ApiError(answer.status, refusalText(error, why), why);
}

/** The calls that need neither a seat nor an account (docs/protocol.md "REST"). */
export const api = {
	config: () => call<SiteConfigAnswer>("GET", "/config"),
	flags: () => call<PageFlags>("GET", "/flags"),
	visits: () => call<{ count: number }>("GET", "/counts/"),
	countVisit: () => call<{ count: number }>("POST", "/counts/"),
	/** `secret` is that of a seat in the room, which also asks what it has to do. */
	room: (code: string, secret?: string) =>
		call<RoomAnswer>("GET", `/rooms/${code}`, undefined, { secret }),
	share: (story: number, secret: string) =>
		call<{ shortcut: string }>("PUT", `/stories/${story}`, { secret }),
	sharedStory: (shortcut: string) =>
		call<SharedStory>("GET", `/stories/view/${encodeURIComponent(shortcut)}`),
};
