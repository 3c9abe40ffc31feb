import type Router from "@koa/router";
import type { Context } from "koa";
import type { Db } from "../../db/connection.ts";
import { addVisit, readVisits } from "../../db/counts.ts";
import type { Client } from "../front/client.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";

export interface CountRoutes {
	db: Db;
	limits: RateLimits;
	client(ctx: Context): Client;
}

/**
 * The visit counter (site.md section 7). Further visits of one address get the count as it is,
 * because their pages show it all the same.
 */
export function countRoutes(router: Router, { db, limits, client }: CountRoutes): void {
	router.get("/counts", async (ctx) => {
		ctx.body = { count: await readVisits(db) };
	});
	router.post("/counts", async (ctx) => {
		const count = await limits
			.during("visits", client(ctx), () => addVisit(db))
			.catch((error: unknown) => {
				if (error instanceof TooMany) return readVisits(db);
				throw error;
			});
		ctx.body = { count };
	});
}
