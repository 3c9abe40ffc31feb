import type * as v from "valibot";

/** A REST call. The router and docs/openapi.json are both made from its description. */
export interface Route {
	/** One sentence for docs/openapi.json. */
	summary: string;
	/**
	 * The callers that may make the call; all without it. `optional`: an account gets more than a
	 * guest. `seat`: the secret of a seat in SECRET_HEADER.
	 */
	access?: readonly ("account" | "optional" | "operator" | "seat")[];
	/** Checks the body; without it the call takes none. */
	body?: v.GenericSchema;
	/** The format of the body; JSON without it. `text` is not parsed. */
	reads?: "form" | "text";
	/** The body of the response; with status 303 the address to which the browser is redirected. */
	answer: v.GenericSchema;
	/** The media type of the response; JSON without it. */
	media?: string;
	/** The status of a successful call; 200 without it. */
	status?: 201 | 303;
	/** Further statuses that come with the same body. */
	alsoStatus?: readonly number[];
	/** The statuses of its refusals, besides those implied by access and body. */
	refuses?: readonly number[];
}

/** Method and path, such as `GET /rooms/:code`, each with its description. */
export type RouteTable = Readonly<Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, Route>>;

/** The body that clients send; never for a call without one. */
export type SentBody<R extends Route> = R extends { body: infer S extends v.GenericSchema }
	? v.InferInput<S>
	: never;

/** The checked body that a handler gets. */
export type ReadBody<R extends Route> = R extends { body: infer S extends v.GenericSchema }
	? v.InferOutput<S>
	: never;

/** The body of the response. */
export type Answer<R extends Route> = v.InferOutput<R["answer"]>;

/** A group of related routes. Its types need none of the server, because clients are typed by it. */
export interface RouteGroup<T extends RouteTable = RouteTable> {
	/** The heading in docs/openapi.json. */
	tag: string;
	routes: T;
	/** Adds the routes to Koa's `router`; `api` is the ApiContext of their handlers. */
	mount(router: object, api: object): void;
}
