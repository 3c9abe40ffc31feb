import Router from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import compress from "koa-compress";
import type { Db } from "../../db/connection.ts";
import { Accounts } from "../accounts.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import { clientOf } from "../front/client.ts";
import type { GuessGuard } from "../front/flood.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import type { Checks } from "../health.ts";
import { log } from "../log.ts";
import { pages } from "../pages.ts";
import { security } from "../security-headers.ts";
import { createCallers } from "./authentication.ts";
import { readBody } from "./body.ts";
import { handleErrors } from "./errors.ts";
import { demandKnownHost } from "./known-host.ts";
import { API_PREFIX, API_ROUTES, ROOT_ROUTES } from "./routes.ts";

export interface AppOptions {
	config: Config;
	db: Db;
	engine: Engine;
	limits: RateLimits;
	guard: GuessGuard;
	/** What GET /healthz asks. */
	checks: Checks;
	/** Folder of the built web app. */
	web: string;
}

/** REST under /api/v3, the pages, /healthz and /metrics. */
export function createApp({ config, db, engine, limits, guard, checks, web }: AppOptions): Koa {
	const app = new Koa();
	const client = (ctx: Context) => clientOf(config, ctx.req);
	const countCall: Middleware = async (ctx, next) => {
		await limits.take("calls", client(ctx));
		try {
			await next();
		} catch (error) {
			// Guesses have a limit of their own; counted here too, they would keep neighbours from coming
			// back to their seats.
			if (error instanceof TooMany && error.rule === "guesses")
				await limits.giveBack("calls", client(ctx));
			throw error;
		}
	};
	const accounts = config.signIn ? new Accounts(config.signIn) : null;
	const callers = createCallers({ accounts, adminKey: config.adminKey, guard, client });
	const context = { config, db, engine, limits, guard, callers, checks, client };
	const api = new Router({ prefix: API_PREFIX });
	api.use(countCall, readBody);
	for (const group of API_ROUTES) group.mount(api, context);
	const root = new Router();
	root.use(countCall);
	for (const group of ROOT_ROUTES) group.mount(root, context);

	// Calls that fail are answered and logged below; what is left are readers who went away in the
	// middle of a file.
	app.on("error", (error) => log.debug({ err: error }, "an answer was not read to its end"));
	app.use(forbidCaching);
	app.use(handleErrors);
	app.use(security(config));
	app.use(demandKnownHost(config));
	app.use(compress({ threshold: 1024 }));
	app.use(root.routes());
	app.use(api.routes());
	app.use(api.allowedMethods());
	app.use(pages(web));
	return app;
}

/** Answers carry secrets and what holds at this moment; the pages set a rule of their own. */
const forbidCaching: Middleware = (ctx, next) => {
	ctx.set("Cache-Control", "no-store");
	return next();
};
