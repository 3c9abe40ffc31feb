import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { type Account, type Accounts, ProviderAway } from "../accounts.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/guess-guard.ts";
import { refuse } from "../refusals.ts";
import { Refused } from "./errors.ts";

/** The account and the rights behind a call. */
export interface Caller {
	/** The account of the bearer token; null for guests. */
	account: Account | null;
	/** True when the call has the operator's key. */
	admin: boolean;
}

/** Finds out who makes a call, by its headers (docs/protocol.md "REST"). */
export interface Callers {
	/**
	 * Returns the caller; a guest without a valid token. Throws a 429 when the address has guessed at
	 * the operator's key too often.
	 */
	callerOf(ctx: Context): Promise<Caller>;
	/**
	 * Returns the account of the token. Throws a 401 without one, and a 503 while tokens cannot be
	 * checked.
	 */
	accountOf(ctx: Context): Promise<Account>;
	/** Throws a 403 unless the call has the operator's key. */
	demandAdmin(ctx: Context): Promise<void>;
}

export interface CallersOptions {
	/** Null when players cannot sign in. */
	accounts: Accounts | null;
	/** Without one there is no operator. */
	adminKey: string | undefined;
	guard: GuessGuard;
	client(ctx: Context): Client;
}

export function createCallers({ accounts, adminKey, guard, client }: CallersOptions): Callers {
	async function isAdmin(ctx: Context): Promise<boolean> {
		const given = ctx.get("x-admin-key");
		if (given === "") return false;
		const check = async () => (adminKey !== undefined && sameKey(given, adminKey) ? true : null);
		return (await guard.lookUp(client(ctx), "rest", check)) ?? false;
	}

	async function accountOf(ctx: Context): Promise<Account> {
		const token = bearerOf(ctx);
		if (!accounts) throw unauthorized("noSignIn");
		if (token === null) throw unauthorized("signInFirst");
		const account = await accounts.accountOf(token).catch((error: unknown) => {
			if (error instanceof ProviderAway) throw new Refused(503, refuse("signInAway"));
			throw error;
		});
		if (!account) throw unauthorized("signInExpired");
		return account;
	}

	async function guestOrAccount(ctx: Context): Promise<Account | null> {
		const token = bearerOf(ctx);
		if (!accounts || token === null) return null;
		return accounts.accountOf(token).catch((error: unknown) => {
			if (error instanceof ProviderAway) return null; // guests can play too
			throw error;
		});
	}

	return {
		accountOf,
		async callerOf(ctx) {
			return { account: await guestOrAccount(ctx), admin: await isAdmin(ctx) };
		},
		async demandAdmin(ctx) {
			if (!(await isAdmin(ctx))) throw new Refused(403, refuse("adminOnly"));
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
