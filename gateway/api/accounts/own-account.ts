import { Readable } from "node:stream";
import type { Context } from "koa";
import * as v from "valibot";
import type { OwnAccount } from "../../../db/accounts/account-columns.ts";
import {
	accountById,
	changeAccount,
	countCodes,
	replaceCodes,
} from "../../../db/accounts/accounts.ts";
import { deleteOwned, ownedData } from "../../../db/accounts/owned-data.ts";
import { deletePasskey, passkeysOf } from "../../../db/accounts/passkeys.ts";
import { endSessions } from "../../../db/accounts/provider-records.ts";
import { registerPasskey, registrationOptions } from "../../provider/passkeys.ts";
import { hashCode, newRecoveryCodes } from "../../provider/recovery-codes.ts";
import { refuse } from "../../refusals.ts";
import { idIn } from "../../session.ts";
import { DeletedAnswer } from "../answers.ts";
import { bearerOf } from "../authentication.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import {
	AccountDataAnswer,
	AccountDeletedAnswer,
	OwnAccountAnswer,
	RecoveryCodesAnswer,
} from "../site-answers.ts";
import {
	CreationOptions,
	MadePasskey,
	Name,
	NewPassword,
	PasskeyLabel,
	ScreenName,
	TypedPassword,
} from "./account-fields.ts";
import { guarded, newHash, passwordFits } from "./password-check.ts";

/**
 * The call needs an account on board, and the account's password for changes that a
 * stolen token must not make.
 */
const OWN = { access: ["account"], refuses: [403, 404, 409] } as const;

/**
 * The caller's own account: its names, keys, data and deletion
 * (docs/protocol.md "Own account over REST").
 */
export const ownAccountRoutes = routeGroup(
	"Own account",
	{
		"GET /account": {
			summary: "Returns the caller's account on board.",
			access: ["account"],
			answer: OwnAccountAnswer,
		},
		"PUT /account": {
			...OWN,
			summary: "Changes the names; the one for signing in takes the password.",
			body: v.strictObject({
				screen_name: v.optional(ScreenName),
				name: v.optional(Name),
				password: v.optional(TypedPassword),
			}),
			answer: OwnAccountAnswer,
		},
		"PUT /account/password": {
			...OWN,
			summary: "Changes the password, and signs out everywhere else.",
			body: v.strictObject({ password: TypedPassword, new_password: NewPassword }),
			answer: OwnAccountAnswer,
		},
		"POST /account/recoveryCodes": {
			...OWN,
			summary: "Replaces the recovery codes.",
			body: v.strictObject({ password: TypedPassword }),
			answer: RecoveryCodesAnswer,
			status: 201,
		},
		"POST /account/passkeys/options": {
			...OWN,
			summary: "Returns what the browser needs to make a passkey.",
			body: v.strictObject({ password: TypedPassword }),
			answer: CreationOptions,
		},
		"POST /account/passkeys": {
			...OWN,
			summary: "Adds a passkey.",
			body: v.strictObject({ credential: MadePasskey, label: PasskeyLabel }),
			answer: OwnAccountAnswer,
			status: 201,
		},
		"POST /account/passkeys/:id/deletion": {
			...OWN,
			summary: "Deletes a passkey.",
			body: v.strictObject({ password: TypedPassword }),
			answer: DeletedAnswer,
		},
		"GET /account/data": {
			summary: "Returns everything that belongs to the caller's account.",
			access: ["account"],
			answer: AccountDataAnswer,
		},
		"POST /account/deletion": {
			summary: "Deletes the account and everything that belongs to it.",
			access: ["account"],
			body: v.strictObject({ password: v.optional(TypedPassword) }),
			answer: AccountDeletedAnswer,
			refuses: [403],
		},
	},
	// A table with a handler for each of these routes.
	(api) => {
		const { db, callers, limits, client } = api;
		return {
			"GET /account": async (ctx) => {
				const { id } = await callers.accountOf(ctx);
				return answerFor(api, api.ownProvider && (await accountById(db, id)));
			},
			"PUT /account": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				const { name, screen_name: screenName, password } = body();
				await limits.take("changes", client(ctx));
				const renamed = name !== undefined && name !== account.name;
				if (renamed) await demandPassword(api, ctx, account, password ?? "");
				const change = {
					...(renamed && { name }),
					...(screenName !== undefined && { screenName }),
				};
				if (!(await changeAccount(db, account.id, change)))
					throw new Refused(409, refuse("nameTaken"), { field: "name" });
				return answerFor(api, await accountById(db, account.id));
			},
			"PUT /account/password": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				const { password, new_password } = body();
				await demandPassword(api, ctx, account, password);
				const passwordHash = await newHash(new_password, account.name, "new_password");
				await changeAccount(db, account.id, { passwordHash });
				const session = await api.ownProvider?.sessionOf(bearerOf(ctx) ?? "", ctx.req);
				await endSessions(db, account.id, session?.grant);
				return answerFor(api, account);
			},
			"POST /account/recoveryCodes": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				await demandPassword(api, ctx, account, body().password);
				const codes = newRecoveryCodes();
				await replaceCodes(db, account.id, codes.map(hashCode));
				return { recovery_codes: codes };
			},
			"POST /account/passkeys/options": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				await demandPassword(api, ctx, account, body().password);
				return registrationOptions(db, originFor(api, ctx), account);
			},
			"POST /account/passkeys": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				await limits.take("changes", client(ctx));
				if (!(await registerPasskey(db, originFor(api, ctx), account, body())))
					throw new Refused(409, refuse("passkeyKept"));
				return answerFor(api, account);
			},
			"POST /account/passkeys/:id/deletion": async (ctx, body) => {
				const account = await ownAccount(api, ctx);
				await demandPassword(api, ctx, account, body().password);
				const id = idIn(ctx.params.id);
				if (!Number.isSafeInteger(id) || !(await deletePasskey(db, account.id, id)))
					throw new Refused(404, refuse("noSuchPasskey"));
				return { id };
			},
			"GET /account/data": async (ctx) => {
				const { id } = await callers.accountOf(ctx);
				await limits.take("stories", client(ctx));
				ctx.type = "json";
				ctx.attachment(`plotluck-account_${new Date().toISOString().slice(0, 10)}.json`);
				// The stream sends the data that the schema describes, a few rows at a time.
				return Readable.from(ownedData(db, id)) as unknown as v.InferOutput<
					typeof AccountDataAnswer
				>;
			},
			"POST /account/deletion": async (ctx, body) => {
				const { id } = await callers.accountOf(ctx);
				const { password } = body();
				const own = api.ownProvider && (await accountById(db, id));
				if (own) await demandPassword(api, ctx, own, password ?? "");
				await deleteOwned(db, id);
				return { deleted: true as const };
			},
		};
	},
);

/** Returns the caller's account on board. Throws a 404 for accounts of another provider. */
async function ownAccount(
	{ db, callers, ownProvider }: ApiContext,
	ctx: Context,
): Promise<OwnAccount> {
	const { id } = await callers.accountOf(ctx);
	const found = ownProvider && (await accountById(db, id));
	if (!found) throw new Refused(404, refuse("signInElsewhere"));
	return found;
}

/** Throws a 403 unless the password is the account's, because a token can be stolen. */
async function demandPassword(
	api: ApiContext,
	ctx: Context,
	{ name, passwordHash }: OwnAccount,
	password: string,
): Promise<void> {
	if (!api.ownProvider) throw new Refused(404, refuse("signInElsewhere"));
	const right = await guarded({ ...api, ownProvider: api.ownProvider }, ctx, name, async () =>
		(await passwordFits(passwordHash, password)) ? true : null,
	);
	if (!right) throw new Refused(403, refuse("wrongOwnPassword"), { field: "password" });
}

const originFor = ({ ownProvider }: ApiContext, ctx: Context): string =>
	ownProvider?.originOf(ctx.req) ?? "";

async function answerFor(
	{ db }: ApiContext,
	account: OwnAccount | null,
): Promise<OwnAccountAnswer> {
	if (!account) return { account: null };
	const { id, name, screenName, createdAt } = account;
	const passkeys = await passkeysOf(db, id);
	return {
		account: {
			name,
			screen_name: screenName,
			created_at: createdAt,
			passkeys: passkeys.map(({ id, label, site, createdAt, usedAt }) => ({
				...{ id, label, site, created_at: createdAt, used_at: usedAt },
			})),
			recovery_codes: await countCodes(db, id),
		},
	};
}
