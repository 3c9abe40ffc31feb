import type Router from "@koa/router";
import type { Db } from "../../db/connection.ts";
import { readRank } from "../../db/ranks.ts";
import type { Config } from "../config.ts";
import type { AccountsAnswer, UserAnswer } from "./answers.ts";
import type { Callers } from "./authentication.ts";

/** Where people sign in, and what the server knows of who did (site.md section 7). */
export function accountRoutes(router: Router, db: Db, config: Config, callers: Callers): void {
	router.get("/accounts", (ctx) => {
		const { signIn, premiumEnabled } = config;
		const sign_in = signIn
			? { issuer: signIn.issuer, client_id: signIn.clientId, audience: signIn.audience }
			: null;
		ctx.body = { sign_in, premium: premiumEnabled } satisfies AccountsAnswer;
	});
	router.get("/users", async (ctx) => {
		const { id, name, premium, connection } = await callers.accountOf(ctx);
		ctx.body = {
			user_id: id,
			rank: await readRank(db, id),
			name,
			premium,
			connection,
		} satisfies UserAnswer;
	});
}
