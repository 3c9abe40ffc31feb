import type { IncomingMessage } from "node:http";
import Router from "@koa/router";
import Koa, { type Context } from "koa";
import compress from "koa-compress";
import type { Db } from "../../db/connection.ts";
import { Accounts } from "../accounts.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine.ts";
import type { GuessGuard } from "../flood.ts";
import { type Checks, health } from "../health.ts";
import { log } from "../log.ts";
import { registry } from "../metrics.ts";
import { accountRoutes } from "./accounts.ts";
import { answerErrors } from "./answer.ts";
import { readBody } from "./body.ts";
import { createCallers } from "./callers.ts";
import { countRoutes } from "./counts.ts";
import { pages } from "./pages.ts";
import { playerStoryRoutes } from "./player-stories.ts";
import { promptPackRoutes } from "./prompt-packs.ts";
import { roomRoutes } from "./rooms.ts";
import { security } from "./security.ts";
import { siteConfigRoutes } from "./site-config.ts";
import { storyRoutes } from "./stories.ts";

export interface Parts {
	config: Config;
	db: Db;
	engine: Engine;
	guard: GuessGuard;
	/** What GET /healthz asks. */
	checks: Checks;
	/** Folder of the built web app. */
	web: string;
}

/** REST under /api/v3, the pages, /healthz and /metrics. */
export function createApp({ config, db, engine, guard, checks, web }: Parts): Koa {
	const app = new Koa({ proxy: config.trustProxy, maxIpsCount: 1 });
	const addressOf = (ctx: Context) => ctx.ip;
	const accounts = config.signIn ? new Accounts(config.signIn) : null;
	const callers = createCallers({ accounts, adminKey: config.adminKey, guard, addressOf });
	const router = new Router({ prefix: "/api/v3" });
	router.use(readBody);
	countRoutes(router, db);
	siteConfigRoutes(router, db, callers);
	accountRoutes(router, db, config, callers);
	roomRoutes(router, { db, engine, config, guard, callers, addressOf });
	promptPackRoutes(router, db, callers);
	playerStoryRoutes(router, { db, engine, guard, callers, addressOf });
	storyRoutes(router, { db, engine, guard, addressOf });

	const inside = new Router();
	inside.get("/healthz", async (ctx) => {
		const state = await health(checks);
		ctx.status = state.ok ? 200 : 503;
		ctx.body = state;
	});
	inside.get("/metrics", async (ctx) => {
		ctx.type = registry.contentType;
		ctx.body = await registry.metrics();
	});

	// Calls that fail are answered and logged below; what is left are readers who went away in the middle of a file.
	app.on("error", (error) => log.debug({ err: error }, "an answer was not read to its end"));
	app.use(answerErrors);
	app.use(security(config));
	app.use(compress({ threshold: 1024 }));
	app.use(inside.routes());
	app.use(router.routes());
	app.use(router.allowedMethods());
	app.use(pages(web));
	return app;
}

/** The address a connection comes from; behind a trusted proxy the last forwarded one: what stands before it is the client's own claim. */
export function addressOf(config: Config, request: IncomingMessage): string {
	const forwarded = config.trustProxy
		? String(request.headers["x-forwarded-for"] ?? "")
				.split(",")
				.at(-1)
				?.trim()
		: "";
	return forwarded || (request.socket.remoteAddress ?? "unknown");
}
