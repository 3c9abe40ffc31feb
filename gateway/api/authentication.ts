import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { type Account, type Accounts, ProviderAway } from "../accounts.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/flood.ts";
import { Refused } from "./errors.ts";

/** Who makes a call. */
export interface Caller {
	/** The account of the bearer token; null for guests. */
	account: Account | null;
	/** The admin key came with the call. */
	admin: boolean;
}

/**
 * Tells who makes a call, by what came in its headers (rules.md "Accounts and premium in the
 * game").
 */
export interface Callers {
	/**
	 * A guest where no token came, or none that can be believed. Refuses with 429 who has guessed at
	 * the admin key too often.
	 */
	callerOf(ctx: Context): Promise<Caller>;
	/** The account of a call that needs one; else 401, or 503 while nobody can check tokens. */
	accountOf(ctx: Context): Promise<Account>;
	/** 403 for everybody but the holder of the admin key (site.md section 6). */
	demandAdmin(ctx: Context): Promise<void>;
}

export interface CallersOptions {
	/** Null where nobody can sign in. */
	accounts: Accounts | null;
	/** Without one nobody is admin. */
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
		if (!accounts) throw unauthorized("Nobody can sign in here");
		if (token === null) throw unauthorized("Sign in to do that");
		const account = await accounts.accountOf(token).catch((error: unknown) => {
			if (error instanceof ProviderAway)
				throw new Refused(503, "The sign-in cannot be checked right now. Please try again.");
			throw error;
		});
		if (!account) throw unauthorized("Your sign-in has run out. Please sign in again.");
		return account;
	}

	async function guestOrAccount(ctx: Context): Promise<Account | null> {
		const token = bearerOf(ctx);
		if (!accounts || token === null) return null;
		return accounts.accountOf(token).catch((error: unknown) => {
			if (error instanceof ProviderAway) return null; // nobody is kept from playing because of that
			throw error;
		});
	}

	return {
		accountOf,
		async callerOf(ctx) {
			return { account: await guestOrAccount(ctx), admin: await isAdmin(ctx) };
		},
		async demandAdmin(ctx) {
			if (!(await isAdmin(ctx))) throw new Refused(403, "That takes the admin key");
		},
	};
}

const unauthorized = (text: string): Refused =>
	new Refused(401, text, { headers: { "WWW-Authenticate": "Bearer" } });

/** RFC 6750, section 2.1. */
export const bearerOf = (ctx: Context): string | null =>
	/^Bearer +(\S+)$/i.exec(ctx.get("authorization"))?.[1] ?? null;

/** Compares two keys in constant time. */
export function sameKey(given: string, wanted: string): boolean {
	const [a, b] = [given, wanted].map((key) => createHash("sha256").update(key).digest());
	return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
