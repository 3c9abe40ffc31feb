import { readRank } from "../../../db/ranks.ts";
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
	},
	({ db, config, callers, ownProvider }) => ({
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
			const { id, name, premium, connection } = await callers.accountOf(ctx);
			return { user_id: id, rank: await readRank(db, id), name, premium, connection };
		},
	}),
);
