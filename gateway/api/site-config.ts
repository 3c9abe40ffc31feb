import { createHash, timingSafeEqual } from "node:crypto";
import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { readSiteConfig, writeSiteConfig } from "../../db/config.ts";
import type { Db } from "../../db/connection.ts";
import type { Config } from "../config.ts";
import type { GuessGuard } from "../flood.ts";
import { checked, Refused, refuseGuessing } from "./answer.ts";

const Message = v.pipe(v.string(), v.maxLength(1000, "A message can have at most 1000 characters"));

const Sent = v.strictObject({
	maintenance: v.optional(v.boolean()),
	maintenance_message: v.optional(Message),
	notice_message: v.optional(Message),
});

/** Maintenance and notice messages, and who may set them: the holder of the admin key (site.md sections 6 and 7). */
export function siteConfigRoutes(router: Router, db: Db, config: Config, guard: GuessGuard, addressOf: (ctx: Context) => string): void {
	async function demandKey(ctx: Context): Promise<void> {
		const address = addressOf(ctx);
		await refuseGuessing(guard, address);
		if (config.adminKey !== undefined && sameKey(ctx.get("x-admin-key"), config.adminKey)) return;
		await guard.failed(address, "rest");
		throw new Refused(403, "That takes the admin key");
	}

	router.get("/config", async (ctx) => {
		ctx.body = await readSiteConfig(db);
	});
	router.get("/config/access", async (ctx) => {
		await demandKey(ctx);
		ctx.body = { admin: true };
	});
	router.put("/config", async (ctx) => {
		await demandKey(ctx);
		ctx.body = await writeSiteConfig(db, checked(Sent, ctx.state.body));
	});
}

function sameKey(given: string, wanted: string): boolean {
	const [a, b] = [given, wanted].map((key) => createHash("sha256").update(key).digest());
	return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
