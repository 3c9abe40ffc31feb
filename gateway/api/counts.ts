import type Router from "@koa/router";
import type { Db } from "../../db/connection.ts";
import { addVisit, readVisits } from "../../db/counts.ts";

/** The visit counter (site.md section 7). */
export function countRoutes(router: Router, db: Db): void {
	router.get("/counts", async (ctx) => {
		ctx.body = { count: await readVisits(db) };
	});
	router.post("/counts", async (ctx) => {
		ctx.body = { count: await addVisit(db) };
	});
}
