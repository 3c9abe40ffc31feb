import Router from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import compress from "koa-compress";
import { isSupporter } from "../../db/accounts/supporters.ts";
import type { Db } from "../../db/connection.ts";
import { Accounts } from "../accounts.ts";
import type { Bus } from "../bus/bus.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import { type Client, clientOf } from "../front/client.ts";
import type { GuessGuard } from "../front/guess-guard.ts";
import { readQueriesInLinearTime } from "../front/linear-query.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import type { Checks } from "../health/health.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { languageOfRefusal } from "../pages/language.ts";
import { limitPages } from "../pages/page-limit.ts";
import { pages } from "../pages/pages.ts";
import { refusalIn } from "../pages/served-words.ts";
import { StoryPictures } from "../pictures/story-pictures.ts";
import { createPreviews } from "../previews.ts";
import { MOUNT } from "../provider/configuration.ts";
import { NameGuard } from "../provider/name-guard.ts";
import { OwnProvider } from "../provider/own-provider.ts";
import { limitStarts } from "../provider/start-limits.ts";
import { refuse } from "../refusals.ts";
import type { RoomPlaces } from "../room/room-places.ts";
import { security } from "../security-headers.ts";
import { createCallers } from "./authentication.ts";
import { deliveredRoom } from "./delivered-room.ts";
import { errorBody, handleErrors } from "./errors.ts";
import { demandKnownHost } from "./known-host.ts";
import { API_PREFIX, API_ROUTES, ROOT_ROUTES } from "./routes.ts";

export interface AppOptions {
	config: Config;
	db: Db;
	engine: Engine;
	bus: Bus;
	limits: RateLimits;
	guard: GuessGuard;
	places: RoomPlaces;
	/** The checks of GET /healthz. */
	checks: Checks;
	/** The folder of the built web app. */
	web: string;
	/** The folder of the built texts, which are not public. */
	texts: string;
	/** The folder of the program that draws the pictures of stories, with its fonts and faces. */
	pictures: string;
}

/** Returns the Koa app: REST under /api/v3, /healthz, /metrics and the pages. */
export function createApi({
	config,
	db,
	engine,
	bus,
	limits,
	guard,
	places,
	checks,
	web,
	texts,
	pictures,
}: AppOptions): Koa {
	const app = new Koa();
	readQueriesInLinearTime(app);
	const client = (ctx: Context) => clientOf(config, ctx.req);
	const countCall = callCounter(limits, client);
	const ownProvider = config.accountsOnBoard
		? new OwnProvider(config, db, new NameGuard(limits))
		: null;
	const accounts = config.signIn ? new Accounts(config.signIn) : ownProvider;
	const callers = createCallers({
		accounts,
		adminKeys: config.adminKeys,
		guard,
		client,
		isSupporter: (userId) => isSupporter(db, userId),
	});
	const context = {
		config,
		db,
		engine,
		bus,
		limits,
		guard,
		places,
		callers,
		ownProvider,
		checks,
		texts,
		pictures: new StoryPictures(pictures),
		client,
	};
	const api = new Router({ prefix: API_PREFIX });
	api.use(countCall);
	for (const group of API_ROUTES) group.mount(api, context);
	const root = new Router();
	root.use(countCall);
	for (const group of ROOT_ROUTES) group.mount(root, context);

	// handleErrors handles calls that fail, so these are clients that disconnected during a download.
	const unread = new LogThrottle(WIRE_LIMITS.logPause);
	app.on("error", (error) => {
		if (unread.allows("unread"))
			log.debug({ err: error }, "a client did not read its whole answer");
	});
	app.use(forbidCaching);
	app.use(handleErrors);
	app.use(refuseLongAddresses);
	app.use(limitPages({ limits, client, otherPaths: ROOT_PATHS }));
	app.use(security(config));
	app.use(demandKnownHost(config));
	if (ownProvider) {
		const starts = limitStarts({ limits, client });
		const answer = (ctx: Context) => starts(ctx, () => ownProvider.answer(ctx));
		app.use((ctx, next) =>
			ctx.path.startsWith(`${MOUNT}/`) ? countCall(ctx, () => answer(ctx)) : next(),
		);
	}
	app.use(compress({ threshold: 1024 }));
	app.use(root.routes());
	// Before the calls, because searching them costs more than serving a page.
	const { serviceWorker } = config;
	const previewOf = createPreviews({
		...{ config, db },
		roomAt: (ctx, code) => deliveredRoom(context, ctx, code),
	});
	app.use(pages(web, { previewOf, serviceWorker }));
	app.use(api.routes());
	app.use(api.allowedMethods());
	return app;
}

/** Returns the middleware that counts each call against the limit of its address. */
const callCounter =
	(limits: RateLimits, client: (ctx: Context) => Client): Middleware =>
	async (ctx, next) => {
		await limits.take("calls", client(ctx));
		try {
			await next();
		} catch (error) {
			// Guesses have a separate limit. If they counted here too, they would lock neighbours out of
			// seats.
			if (error instanceof TooMany && error.rule === "guesses")
				await limits.giveBack("calls", client(ctx));
			throw error;
		}
	};

/** The paths of the calls at the root. */
const ROOT_PATHS = ROOT_ROUTES.flatMap(({ routes }) => Object.keys(routes)).map((name) =>
	name.slice(name.indexOf("/")),
);

/** Refuses addresses that no page and no client needs, before any other middleware reads them. */
const refuseLongAddresses: Middleware = async (ctx, next) => {
	const { addressLength } = WIRE_LIMITS;
	if (ctx.url.length <= addressLength) return next();
	const refusal = refuse("addressTooLong", addressLength);
	ctx.status = 414;
	ctx.body = ctx.path.startsWith("/api/")
		? errorBody(refusal)
		: refusalIn(languageOfRefusal(ctx), refusal);
};

/**
 * Forbids caching by default, because responses contain secrets and short-lived states. The pages
 * override it.
 */
const forbidCaching: Middleware = (ctx, next) => {
	ctx.set("Cache-Control", "no-store");
	return next();
};
