import * as v from "valibot";
import { listAccounts } from "../../../db/accounts/account-list.ts";
import { grant, isSupporter, revoke } from "../../../db/accounts/supporters.ts";
import { adminLog } from "../../../db/admin/admin-log.ts";
import { MAX_ID_LENGTH } from "../../accounts.ts";
import { routeGroup } from "../route.ts";
import { AdminAccountsAnswer, AdminLogAnswer, SupporterAnswer } from "../site-answers.ts";
import { adminOf, pageOf } from "./admin-deeds.ts";

const Sent = v.strictObject({
	user_id: v.pipe(
		v.string(),
		v.trim(),
		v.minLength(1, "The account's id is missing"),
		v.maxLength(MAX_ID_LENGTH),
	),
	supporter: v.boolean(),
});

/** Accounts, their premium, and the log of admins (docs/site.md "Admin page"). */
export const adminAccountRoutes = routeGroup(
	"Admin",
	{
		"GET /admin/accounts": {
			summary: "Lists the accounts, or those whose id or name contains ?search=.",
			access: ["operator"],
			answer: AdminAccountsAnswer,
		},
		"PUT /admin/supporters": {
			summary: "Makes an account a supporter, or ends that, paid or not.",
			access: ["operator"],
			body: Sent,
			answer: SupporterAnswer,
		},
		"GET /admin/log": {
			summary: "Lists what admins did, the latest first.",
			access: ["operator"],
			answer: AdminLogAnswer,
		},
	},
	(api) => {
		const { db, callers } = api;
		return {
			"GET /admin/accounts": async (ctx) => {
				await callers.demandAdmin(ctx);
				const search = typeof ctx.query.search === "string" ? ctx.query.search.trim() : "";
				return pageOf(ctx, async (page) =>
					(await listAccounts(db, { search, ...page })).map(({ userId, onBoard, ...facts }) => ({
						user_id: userId,
						...facts,
						on_board: onBoard && Boolean(api.ownProvider),
					})),
				);
			},
			"PUT /admin/supporters": async (ctx, body) => {
				const act = await adminOf(api, ctx);
				const { user_id, supporter } = body();
				const action = supporter ? "premium.grant" : "premium.revoke";
				await act({ action, userId: user_id }, async () => {
					await (supporter ? grant : revoke)(db, user_id, Date.now());
				});
				return { user_id, supporter: await isSupporter(db, user_id) };
			},
			"GET /admin/log": async (ctx) => {
				await callers.demandAdmin(ctx);
				return pageOf(ctx, async (page) =>
					(await adminLog(db, page)).map(({ userId, ...row }) => ({ ...row, user_id: userId })),
				);
			},
		};
	},
);
