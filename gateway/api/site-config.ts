import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import type { Db } from "../../db/connection.ts";
import { readSiteConfig, writeSiteConfig } from "../../db/site-config.ts";
import type { Client } from "../front/client.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import type { Callers } from "./authentication.ts";
import { checked } from "./errors.ts";

const Message = v.pipe(v.string(), v.maxLength(1000, "A message can have at most 1000 characters"));

const Sent = v.strictObject({
	maintenance: v.optional(v.boolean()),
	maintenance_message: v.optional(Message),
	notice_message: v.optional(Message),
});

export interface SiteConfigRoutes {
	db: Db;
	limits: RateLimits;
	callers: Callers;
	client(ctx: Context): Client;
}

/**
 * Maintenance and notice messages, and who may set them: the holder of the admin key (site.md
 * sections 6 and 7).
 */
export function siteConfigRoutes(
	router: Router,
	{ db, limits, callers, client }: SiteConfigRoutes,
): void {
	router.get("/config", async (ctx) => {
		ctx.body = await readSiteConfig(db);
	});
	router.get("/config/access", async (ctx) => {
		await callers.demandAdmin(ctx);
		ctx.body = { admin: true };
	});
	router.put("/config", async (ctx) => {
		await callers.demandAdmin(ctx);
		await limits.take("changes", client(ctx));
		ctx.body = await writeSiteConfig(db, checked(Sent, ctx.state.body));
	});
}
