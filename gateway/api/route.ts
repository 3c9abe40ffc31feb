import type Router from "@koa/router";
import type { Context } from "koa";
import type { Db } from "../../db/connection.ts";
import type { Bus } from "../bus/bus.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/guess-guard.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import type { Checks } from "../health/health.ts";
import type { StoryPictures } from "../pictures/story-pictures.ts";
import type { OwnProvider } from "../provider/own-provider.ts";
import type { RoomPlaces } from "../room/room-places.ts";
import type { Callers } from "./authentication.ts";
import { limitBadBodies, readBody } from "./body.ts";
import { checked } from "./errors.ts";
import type { Answer, ReadBody, Route, RouteGroup, RouteTable } from "./route-table.ts";

/** Returned by a handler that has sent the response itself. */
export const SENT = Symbol("sent");

/**
 * Returns the body of the response. `body` returns the checked body of the call, and throws a 422
 * that names the first invalid field.
 */
type Handler<R extends Route> = (
	ctx: Context,
	body: () => ReadBody<R>,
) => Sent<R> | Promise<Sent<R>>;

type Sent<R extends Route> = Answer<R> | typeof SENT;

/** The dependencies of the handlers. */
export interface ApiContext {
	config: Config;
	db: Db;
	engine: Engine;
	bus: Bus;
	limits: RateLimits;
	places: RoomPlaces;
	guard: GuessGuard;
	callers: Callers;
	/** The accounts on board; null when another provider manages them, or there are none. */
	ownProvider: OwnProvider | null;
	/** The health checks of GET /healthz. */
	checks: Checks;
	/** The folder of the built texts, which are not public: zine/ and blog.json. */
	texts: string;
	pictures: StoryPictures;
	client(ctx: Context): Client;
}

/** Returns the group of these routes; a route without a handler does not compile. */
export function routeGroup<T extends Record<keyof T, Route> & RouteTable>(
	tag: string,
	routes: T,
	handlersOf: (api: ApiContext) => { [Name in keyof T]: Handler<T[Name]> },
): RouteGroup<T> {
	return {
		tag,
		routes,
		mount(router: Router, api: ApiContext) {
			const handlers = handlersOf(api);
			const limited = limitBadBodies(api.limits, api.client);
			for (const name in routes) {
				const { body: schema, reads: writing = "json", status } = routes[name];
				const handle = handlers[name];
				const [method = "", path = ""] = name.split(" ");
				router.register(
					path,
					[method],
					[
						limited,
						readBody(writing),
						async (ctx: Context) => {
							// The body has the type of the route's schema.
							const body = () =>
								(schema && checked(schema, ctx.state.body)) as ReadBody<T[typeof name]>;
							const answer = await handle(ctx, body);
							if (answer === SENT) return;
							if (status === 303) {
								ctx.redirect(String(answer));
								ctx.status = status;
								return;
							}
							if (status !== undefined) ctx.status = status;
							ctx.body = answer;
						},
					],
				);
			}
		},
	};
}
