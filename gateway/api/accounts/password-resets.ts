import type { Context } from "koa";
import * as v from "valibot";
import type { OwnAccount } from "../../../db/accounts/account-columns.ts";
import { accountById } from "../../../db/accounts/accounts.ts";
import { addReset, findReset, takeReset } from "../../../db/accounts/password-resets.ts";
import { MAX_ID_LENGTH } from "../../accounts.ts";
import { ACCOUNT_LIMITS } from "../../limits/site.ts";
import { SIGN_IN_PAGE } from "../../provider/configuration.ts";
import { hashResetToken, newResetToken } from "../../provider/reset-tokens.ts";
import { refuse } from "../../refusals.ts";
import { adminOf } from "../admin/admin-deeds.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { PasswordResetAnswer, PasswordSetAnswer, ResetLinkAnswer } from "../site-answers.ts";
import { NewPassword } from "./account-fields.ts";
import { newHash } from "./password-check.ts";

const Token = v.pipe(v.string(), v.maxLength(100));

/** The page of the links. The token comes after `#`, which browsers do not send to servers. */
const RESET_PAGE = `${SIGN_IN_PAGE}reset#`;

/** The links with which an admin lets a person set a new password (docs/site.md "Admin page"). */
export const adminResetRoutes = routeGroup(
	"Admin",
	{
		"POST /admin/passwordResets": {
			summary: "Makes a link that sets a new password for an account once.",
			access: ["operator"],
			body: v.strictObject({ user_id: v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)) }),
			answer: ResetLinkAnswer,
			status: 201,
			refuses: [404],
		},
	},
	(api) => ({
		"POST /admin/passwordResets": async (ctx, body) => {
			const act = await adminOf(api, ctx);
			const { user_id: userId } = body();
			if (!api.ownProvider) throw new Refused(404, refuse("signInElsewhere"));
			if (!(await accountById(api.db, userId))) throw new Refused(404, refuse("unknownAccount"));
			const token = newResetToken();
			const expiresAt = Date.now() + ACCOUNT_LIMITS.resetLink;
			await act({ action: "password.link", userId }, () =>
				addReset(api.db, { accountId: userId, tokenHash: hashResetToken(token), expiresAt }),
			);
			return { user_id: userId, path: RESET_PAGE + token, expires_at: expiresAt };
		},
	}),
);

/** The calls of the page that such a link opens. */
export const passwordResetRoutes = routeGroup(
	"Signing in",
	{
		"POST /passwordResets/account": {
			summary: "Returns the account whose password a link sets.",
			body: v.strictObject({ token: Token }),
			answer: PasswordResetAnswer,
			refuses: [403, 404],
		},
		"POST /passwordResets": {
			summary: "Sets a new password by a link, and signs out everywhere.",
			body: v.strictObject({ token: Token, new_password: NewPassword }),
			answer: PasswordSetAnswer,
			refuses: [403, 404, 503],
		},
	},
	(api) => ({
		"POST /passwordResets/account": async (ctx, body) => {
			const { account, reset } = await openedLink(api, ctx, body().token);
			return { name: account.name, expires_at: reset.expiresAt };
		},
		"POST /passwordResets": async (ctx, body) => {
			const { token, new_password } = body();
			const { account, reset } = await openedLink(api, ctx, token);
			const passwordHash = await newHash(new_password, account.name, "new_password");
			if (!(await takeReset(api.db, reset, passwordHash)))
				throw new Refused(404, refuse("resetOver"));
			return { name: account.name };
		},
	}),
);

interface OpenedLink {
	account: OwnAccount;
	reset: NonNullable<Awaited<ReturnType<typeof findReset>>>;
}

/**
 * Returns the link with this token. Throws a 404 when it is invalid, which counts as a guess, and a
 * 403 for a call from another site's page.
 */
async function openedLink(
	{ ownProvider: own, db, guard, limits, client }: ApiContext,
	ctx: Context,
	token: string,
): Promise<OpenedLink> {
	if (!own) throw new Refused(404, refuse("signInElsewhere"));
	// Browsers send this header with every POST, and no page can change it.
	if (ctx.get("origin") !== own.originOf(ctx.req)) throw new Refused(403, refuse("foreignPage"));
	await limits.take("signIns", client(ctx));
	const opened = await guard.lookUp(client(ctx), "rest", async () => {
		const reset = await findReset(db, hashResetToken(token), Date.now());
		const account = reset && (await accountById(db, reset.accountId));
		return account && { account, reset };
	});
	if (!opened) throw new Refused(404, refuse("resetOver"));
	return opened;
}
