import * as v from "valibot";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { keepLanguage, readLanguage } from "../../../db/accounts/account-languages.ts";
import type { Db } from "../../../db/connection.ts";
import { readRank } from "../../../db/ranks.ts";
import type { Account } from "../../accounts.ts";
import { AccountsAnswer, UserAnswer } from "../answers.ts";
import { routeGroup } from "../route.ts";

/** The sign-in provider and the callers' accounts (docs/protocol.md "Accounts over REST"). */
export const accountRoutes = routeGroup(
	"Accounts",
	{
		"GET /accounts": {
			summary: "Returns where players sign in, and whether anything is for supporters only.",
			answer: AccountsAnswer,
		},
		"GET /users": {
			summary: "Returns the caller's account.",
			access: ["account"],
			answer: UserAnswer,
		},
		"PUT /users": {
			summary: "Keeps the language of the caller's account.",
			access: ["account"],
			body: v.strictObject({ language: v.picklist(LANGUAGE_TAGS) }),
			answer: UserAnswer,
		},
	},
	({ db, config, callers, ownProvider, limits, client }) => ({
		"GET /accounts": (ctx) => {
			const signIn = config.signIn ?? ownProvider?.signInFor(ctx.req);
			return {
				sign_in: signIn
					? { issuer: signIn.issuer, client_id: signIn.clientId, audience: signIn.audience }
					: null,
				premium: config.premiumEnabled,
				checkout: config.checkout ?? null,
			};
		},
		"GET /users": async (ctx) => {
			return userAnswer(db, await callers.accountOf(ctx));
		},
		"PUT /users": async (ctx, body) => {
			const account = await callers.accountOf(ctx);
			await limits.take("changes", client(ctx));
			await keepLanguage(db, account.id, body().language);
			return userAnswer(db, account);
		},
	}),
);

async function userAnswer(db: Db, account: Account): Promise<UserAnswer> {
	const { id, name, premium, connection } = account;
	const [rank, language] = await Promise.all([readRank(db, id), readLanguage(db, id)]);
	return { user_id: id, rank, name, premium, connection, language };
}
