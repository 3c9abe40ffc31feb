import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { type Account, type AccountCheck, ProviderAway } from "../accounts.ts";
import type { AdminKey } from "../config/admin.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/guess-guard.ts";
import { refuse } from "../refusals.ts";
import { Refused } from "./errors.ts";

/** The account and the permissions of a call. */
export interface Caller {
	/** The account of the bearer token; null for guests. */
	account: Account | null;
	/** The label of the admin key that came with the call; null without a right one. */
	admin: string | null;
}

/** Identifies the caller of a request by its headers (docs/protocol.md "REST"). */
export interface Callers {
	/**
	 * Returns the caller; a guest without a valid token. Throws a 429 when the address has guessed at
	 * an admin key too often.
	 */
	callerOf(ctx: Context): Promise<Caller>;
	/**
	 * Returns the account of the token. Throws a 401 without one, and a 503 while tokens cannot be
	 * checked.
	 */
	accountOf(ctx: Context): Promise<Account>;
	/** Returns the label of the call's admin key. Throws a 403 without a right one. */
	demandAdmin(ctx: Context): Promise<string>;
}

export interface CallersOptions {
	/** Null when players cannot sign in. */
	accounts: AccountCheck | null;
	/** Empty when there is no admin. */
	adminKeys: readonly AdminKey[];
	guard: GuessGuard;
	client(ctx: Context): Client;
	/** Returns whether an account is a supporter although its token does not say so. */
	isSupporter(userId: string): Promise<boolean>;
}

export function createCallers({
	accounts,
	adminKeys,
	guard,
	client,
	isSupporter,
}: CallersOptions): Callers {
	/** Returns the label of the admin key in the call; null without a right one. */
	async function adminOf(ctx: Context): Promise<string | null> {
		const given = ctx.get("x-admin-key");
		if (given === "") return null;
		// Every key is compared, so that the time does not reveal the position of the right one.
		const check = async () => adminKeys.filter(({ key }) => sameKey(given, key))[0]?.label ?? null;
		return guard.lookUp(client(ctx), "rest", check);
	}

	async function accountOf(ctx: Context): Promise<Account> {
		const token = bearerOf(ctx);
		if (!accounts) throw unauthorized("noSignIn");
		if (token === null) throw unauthorized("signInFirst");
		const account = await accounts.accountOf(token, ctx.req).catch((error: unknown) => {
			if (error instanceof ProviderAway) throw new Refused(503, refuse("signInAway"));
			throw error;
		});
		if (!account) throw unauthorized("signInExpired");
		return withGrant(account);
	}

	const withGrant = async (account: Account): Promise<Account> =>
		account.premium ? account : { ...account, premium: await isSupporter(account.id) };

	async function guestOrAccount(ctx: Context): Promise<Account | null> {
		const token = bearerOf(ctx);
		if (!accounts || token === null) return null;
		const account = await accounts.accountOf(token, ctx.req).catch((error: unknown) => {
			if (error instanceof ProviderAway) return null; // guests can play too
			throw error;
		});
		return account && withGrant(account);
	}

	return {
		accountOf,
		async callerOf(ctx) {
			return { account: await guestOrAccount(ctx), admin: await adminOf(ctx) };
		},
		async demandAdmin(ctx) {
			const label = await adminOf(ctx);
			if (label === null) throw new Refused(403, refuse("adminOnly"));
			return label;
		},
	};
}

const unauthorized = (code: "noSignIn" | "signInFirst" | "signInExpired"): Refused =>
	new Refused(401, refuse(code), { headers: { "WWW-Authenticate": "Bearer" } });

/** Returns the bearer token of a call (RFC 6750, section 2.1); null without one. */
export const bearerOf = (ctx: Context): string | null =>
	/^Bearer +(\S+)$/i.exec(ctx.get("authorization"))?.[1] ?? null;

/** Returns whether two keys are the same, in constant time. */
export function sameKey(given: string, wanted: string): boolean {
	const [a, b] = [given, wanted].map((key) => createHash("sha256").update(key).digest());
	return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
