import { siteWords } from "#words/site/site.ts";
import type { Answer, SentBody } from "../gateway/api/route-table.ts";
import type { ApiRoutes } from "../gateway/api/routes.ts";
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

/** Method and path of a call, such as `PUT /rooms/:code/table` (docs/protocol.md "REST"). */
export type RouteName = keyof ApiRoutes & string;

/** The routes with JSON in both directions. */
type Call = {
	[N in RouteName]: ApiRoutes[N] extends { media: string } | { reads: string } ? never : N;
}[RouteName];

/** The body of a call's answer. */
export type AnswerOf<N extends RouteName> = Answer<ApiRoutes[N]>;

/** The body that a call sends. */
export type BodyOf<N extends RouteName> = SentBody<ApiRoutes[N]>;

/** The names in a path: `code` in `/rooms/:code/table`. */
type ParamIn<Path extends string> = Path extends `${string}:${infer Rest}`
	? Rest extends `${infer Param}/${infer More}`
		? Param | ParamIn<More>
		: Rest
	: never;

export type ParamsOf<N extends string> = Readonly<Record<ParamIn<N>, string | number>>;

/** Who calls: the account of a token, the seat of a secret, the admin of a key. */
interface Proofs {
	token?: string | null;
	secret?: string | undefined;
	adminKey?: string | null;
}

/** What a call may have besides the path and body of its route. */
interface Extras extends Proofs {
	/** The query behind the path, with its question mark. */
	query?: string;
	/** The response where the call was sent before. */
	sent?: Promise<Response> | undefined;
}

/** A part of a call that is left out if the route has none, and may be if the route needs none. */
type Part<Key extends string, Value> = [Value] extends [never]
	? { [K in Key]?: never }
	: object extends Value
		? { [K in Key]?: Value }
		: { [K in Key]: Value };

type Options<N extends RouteName> = Extras & Part<"params", ParamsOf<N>> & Part<"body", BodyOf<N>>;

export type OptionsOf<N extends RouteName> =
	object extends Options<N> ? [options?: Options<N>] : [options: Options<N>];

/** Options as functions for all routes see them. */
export interface AnyOptions extends Extras {
	params?: Readonly<Record<string, string | number>>;
	body?: object;
}

/** Sends a call and resolves to the body of its answer; rejects with an ApiError. */
export type Caller<Names extends RouteName = Call> = <N extends Names>(
	name: N,
	...options: OptionsOf<N>
) => Promise<AnswerOf<N>>;

/** Returns a name such as `GET /rooms/:code` with these parameters in its path. */
export const fill = (name: string, params: AnyOptions["params"]): string =>
	name.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params?.[param] ?? ""));

/** `call` without the types of the table, for functions that add a proof of who calls. */
export type AnyCall = (name: string, options?: AnyOptions) => Promise<unknown>;

/** Sends a REST call and resolves to its response, whatever its status is. */
export function request(
	name: string,
	{ params, query = "", body, token, secret, adminKey }: AnyOptions,
	signal: AbortSignal | null,
): Promise<Response> {
	// Every name has both.
	const [method, path] = fill(name, params).split(" ") as [string, string];
	return fetch(`/api/v3${path}${query}`, {
		method,
		headers: {
			...(body && { "content-type": "application/json" }),
			...(token && { authorization: `Bearer ${token}` }),
			...(secret && { "x-player-secret": secret }),
			...(adminKey && { "x-admin-key": adminKey }),
		},
		signal,
		body: body ? JSON.stringify(body) : null,
	});
}

/** Sends a call. The types of the route table are those of what the server reads and sends. */
export const call = (async (name: string, options: AnyOptions = {}) => {
	const answer = await (
		options.sent ?? request(name, options, AbortSignal.timeout(HTTP_TIMEOUT))
	).catch(() => {
		throw new ApiError(0, siteWords.errors.unreachable);
	});
	const value: unknown = await answer.json().catch(() => null);
	if (answer.ok && value !== null) return value;
	// The server promises this shape (docs/protocol.md "REST").
	const { error, ...why } = (value ?? {}) as Pick<ServerMessage, "error" | "code" | "values"> & {
		field?: string;
	};
	if (error === undefined) throw new ApiError(answer.status, siteWords.errors.unreachable);
	await loadRefusals();
	throw new ApiError(answer.status, refusalText(error, why), why);
}) as Caller;
