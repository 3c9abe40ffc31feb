import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "koa";
import type { Interaction } from "oidc-provider";
import * as v from "valibot";
import { nameKey } from "../../../db/accounts/account-names.ts";
import {
	accountByName,
	addAccount,
	changeAccount,
	takeCode,
} from "../../../db/accounts/accounts.ts";
import { endSessions } from "../../../db/accounts/provider-records.ts";
import { accountOfPasskey, signInOptions } from "../../provider/passkeys.ts";
import { hashCode, newRecoveryCodes } from "../../provider/recovery-codes.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { InteractionAnswer, SignedInAnswer, SignedUpAnswer } from "../site-answers.ts";
import {
	Name,
	NewPassword,
	RecoveryCode,
	RequestOptions,
	TypedName,
	TypedPassword,
	UsedPasskey,
} from "./account-fields.ts";
import { guarded, newHash, passwordFits } from "./password-check.ts";

/**
 * The calls of the sign-in page (docs/protocol.md "Signing in over REST"). Each needs the cookie of
 * a sign-in that this browser started at the provider, and must come from this site's own page.
 */
export const signInRoutes = routeGroup(
	"Signing in",
	{
		"GET /interactions/:uid": {
			summary: "Returns a sign-in that this browser has begun.",
			answer: InteractionAnswer,
			refuses: [404],
		},
		"POST /interactions/:uid/account": {
			summary: "Makes an account, and signs it in.",
			body: v.strictObject({ name: Name, password: NewPassword }),
			answer: SignedUpAnswer,
			status: 201,
			refuses: [403, 404, 409, 503],
		},
		"POST /interactions/:uid/password": {
			summary: "Signs in with name and password.",
			body: v.strictObject({ name: TypedName, password: TypedPassword }),
			answer: SignedInAnswer,
			refuses: [403, 404, 503],
		},
		"POST /interactions/:uid/recovery": {
			summary: "Sets a new password with a recovery code, and signs in.",
			body: v.strictObject({ name: TypedName, code: RecoveryCode, new_password: NewPassword }),
			answer: SignedInAnswer,
			refuses: [403, 404, 503],
		},
		"POST /interactions/:uid/passkey/options": {
			summary: "Returns what the browser needs to ask for a passkey.",
			answer: RequestOptions,
			refuses: [403, 404],
		},
		"POST /interactions/:uid/passkey": {
			summary: "Signs in with a passkey.",
			body: v.strictObject({ credential: UsedPasskey }),
			answer: SignedInAnswer,
			refuses: [403, 404],
		},
	},
	(api) => {
		const { db, guard, limits, client } = api;
		return {
			"GET /interactions/:uid": async (ctx) => {
				const { interaction, origin } = await begun(api, ctx);
				return {
					expires_at: interaction.exp * 1000,
					passkeys: isIP(new URL(origin).hostname.replace(/^\[|\]$/g, "")) === 0,
				};
			},
			"POST /interactions/:uid/account": async (ctx, body) => {
				const { own } = await begun(api, ctx);
				const { name, password } = body();
				// Also for a taken name, because the refusal reveals that it exists.
				await limits.take("signUps", client(ctx));
				const passwordHash = await newHash(password, name, "password");
				const codes = newRecoveryCodes();
				const id = randomBytes(16).toString("base64url");
				const account = { id, name, screenName: name, passwordHash, createdAt: Date.now() };
				if (!(await addAccount(db, account, codes.map(hashCode))))
					throw new Refused(409, refuse("nameTaken"), { field: "name" });
				return { next: await own.signIn(ctx, id, "pwd"), recovery_codes: codes };
			},
			"POST /interactions/:uid/password": async (ctx, body) => {
				const { own } = await begun(api, ctx);
				const { name, password } = body();
				const account = await guarded({ ...api, ownProvider: own }, ctx, name, async () => {
					const found = await accountByName(db, name);
					return (await passwordFits(found?.passwordHash ?? null, password)) ? found : null;
				});
				if (!account) throw new Refused(403, refuse("wrongPassword"));
				return { next: await own.signIn(ctx, account.id, "pwd") };
			},
			"POST /interactions/:uid/recovery": async (ctx, body) => {
				const { own } = await begun(api, ctx);
				const { name, code, new_password } = body();
				const account = await guarded({ ...api, ownProvider: own }, ctx, name, async () => {
					// Computed for unknown names too, because the time must not reveal which names exist.
					const passwordHash = await newHash(new_password, nameKey(name), "new_password");
					const found = await accountByName(db, name);
					if (!(await takeCode(db, found?.id ?? "", hashCode(code))) || !found) return null;
					await changeAccount(db, found.id, { passwordHash });
					await endSessions(db, found.id);
					return found;
				});
				if (!account) throw new Refused(403, refuse("wrongCode"));
				return { next: await own.signIn(ctx, account.id, "otp") };
			},
			"POST /interactions/:uid/passkey/options": async (ctx) => {
				const { origin, interaction } = await begun(api, ctx);
				await limits.take("signIns", client(ctx));
				return signInOptions(db, origin, interaction.uid);
			},
			"POST /interactions/:uid/passkey": async (ctx, body) => {
				const { own, origin, interaction } = await begun(api, ctx);
				const { credential } = body();
				await limits.take("signIns", client(ctx));
				const id = await guard.lookUp(client(ctx), "rest", () =>
					accountOfPasskey(db, origin, interaction.uid, credential),
				);
				if (id === null) throw new Refused(403, refuse("wrongPasskey"));
				return { next: await own.signIn(ctx, id, "hwk") };
			},
		};
	},
);

interface Begun {
	own: NonNullable<ApiContext["ownProvider"]>;
	/** The origin by which the browser addresses this server. */
	origin: string;
	interaction: Interaction;
}

/**
 * Returns the sign-in that the browser has started. Throws a 404 without one, and a 403 for a call
 * from another site's page.
 */
async function begun({ ownProvider: own }: ApiContext, ctx: Context): Promise<Begun> {
	if (!own) throw new Refused(404, refuse("signInElsewhere"));
	const origin = own.originOf(ctx.req);
	// Browsers send this header with every POST, and no page can change it.
	if (ctx.method !== "GET" && ctx.get("origin") !== origin)
		throw new Refused(403, refuse("foreignPage"));
	const interaction = await own.interaction(ctx);
	if (!interaction) throw new Refused(404, refuse("signInOver"));
	return { own, origin, interaction };
}
