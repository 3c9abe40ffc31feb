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
import { type Checks, health } from "../health.ts";
import { log } from "../log.ts";
import { registry } from "../metrics.ts";
import { pages } from "../pages.ts";
import { security } from "../security-headers.ts";
import { accountRoutes } from "./accounts.ts";
import { bearerOf, createCallers, sameKey } from "./authentication.ts";
import { readBody } from "./body.ts";
import { countRoutes } from "./counts.ts";
import { handleErrors, Refused } from "./errors.ts";
import { demandKnownHost } from "./known-host.ts";
import { playerStoryRoutes } from "./player-stories.ts";
import { promptPackRoutes } from "./prompt-packs.ts";
import { roomRoutes } from "./rooms.ts";
import { siteConfigRoutes } from "./site-config.ts";
import { storyRoutes } from "./stories.ts";

export interface Parts {
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
export function createApp({ config, db, engine, limits, guard, checks, web }: Parts): Koa {
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
	const router = new Router({ prefix: "/api/v3" });
	router.use(countCall, readBody);
	countRoutes(router, { db, limits, client });
	siteConfigRoutes(router, { db, limits, callers, client });
	accountRoutes(router, db, config, callers);
	roomRoutes(router, { db, engine, config, limits, guard, callers, client });
	promptPackRoutes(router, { db, limits, callers, client });
	playerStoryRoutes(router, { db, engine, limits, guard, callers, client });
	storyRoutes(router, { db, engine, limits, guard, client });

	const inside = new Router();
	inside.use(countCall);
	inside.get("/healthz", async (ctx) => {
		const state = await health(checks);
		ctx.status = state.ok ? 200 : 503;
		ctx.body = state;
	});
	inside.get("/metrics", async (ctx) => {
		await demandMetricsToken(ctx);
		ctx.type = registry.contentType;
		ctx.body = await registry.metrics();
	});

	// Calls that fail are answered and logged below; what is left are readers who went away in the
	// middle of a file.
	app.on("error", (error) => log.debug({ err: error }, "an answer was not read to its end"));
	app.use(forbidCaching);
	app.use(handleErrors);
	app.use(security(config));
	app.use(demandKnownHost(config));
	app.use(compress({ threshold: 1024 }));
	app.use(inside.routes());
	app.use(router.routes());
	app.use(router.allowedMethods());
	app.use(pages(web));
	return app;

	/** Lets programs on this machine through, and the bearer of METRICS_TOKEN. */
	async function demandMetricsToken(ctx: Context): Promise<void> {
		if (client(ctx).free) return;
		const given = bearerOf(ctx);
		const isToken = async () =>
			given !== null && config.metricsToken !== undefined && sameKey(given, config.metricsToken)
				? true
				: null;
		if (given !== null && (await guard.lookUp(client(ctx), "rest", isToken))) return;
		throw new Refused(403, "The metrics are for the operators");
	}
}

/** Answers carry secrets and what holds at this moment; the pages set a rule of their own. */
const forbidCaching: Middleware = (ctx, next) => {
	ctx.set("Cache-Control", "no-store");
	return next();
};
