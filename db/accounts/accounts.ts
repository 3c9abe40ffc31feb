import type { Db } from "../connection.ts";
import { isTaken } from "../dialects/dialect.ts";
import { ACCOUNT, type AccountRow, type OwnAccount } from "./account-columns.ts";
import { looksKey, nameKey } from "./account-names.ts";

/** The keys of a name, each of which is unique. */
const keysOf = (name: string) => ({ name_key: nameKey(name), looks_key: looksKey(name) });

/** The columns of what is known of an account. */
const columnsOf = (account: Partial<OwnAccount>): Partial<AccountRow> =>
	Object.fromEntries(
		Object.entries(ACCOUNT).flatMap(([field, column]) => {
			const value = account[field as keyof OwnAccount];
			return value === undefined ? [] : [[column, value]];
		}),
	);

/**
 * Adds an account with its recovery codes. Returns false when the name, or one that looks like it,
 * is taken.
 */
export async function addAccount(
	db: Db,
	account: OwnAccount,
	codeHashes: string[],
): Promise<boolean> {
	return db.transaction(async (trx) => {
		const added = await trx("accounts")
			.insert({
				...columnsOf(account),
				...keysOf(account.name),
				signed_in_at: account.createdAt,
			})
			.onConflict()
			.ignore()
			.returning("id");
		if (added.length === 0) return false;
		await trx("recovery_codes").insert(
			codeHashes.map((code_hash) => ({ account_id: account.id, code_hash })),
		);
		return true;
	});
}

/** Returns the account of this name; null when there is none. */
export async function accountByName(db: Db, name: string): Promise<OwnAccount | null> {
	return (
		(await db("accounts")
			.where({ name_key: nameKey(name) })
			.first(ACCOUNT)) ?? null
	);
}

/** Returns the account with this id; null when there is none. */
export async function accountById(db: Db, id: string): Promise<OwnAccount | null> {
	return (await db("accounts").where({ id }).first(ACCOUNT)) ?? null;
}

/** Changes an account. Returns false when the name, or one that looks like it, is taken. */
export async function changeAccount(
	db: Db,
	id: string,
	change: Partial<Omit<OwnAccount, "id" | "createdAt">>,
): Promise<boolean> {
	const { name } = change;
	const row = { ...columnsOf(change), ...(name !== undefined && keysOf(name)) };
	if (Object.keys(row).length === 0) return true;
	try {
		await db("accounts").where({ id }).update(row);
		return true;
	} catch (error) {
		if (isTaken(error)) return false;
		throw error;
	}
}

/** Records that somebody has signed in to an account at a time (epoch ms). */
export async function noteSignIn(db: Db, id: string, now: number): Promise<void> {
	await db("accounts").where({ id }).update({ signed_in_at: now });
}

/** Replaces the recovery codes of an account. */
export async function replaceCodes(db: Db, id: string, codeHashes: string[]): Promise<void> {
	await db.transaction(async (trx) => {
		// Locked, because two calls would otherwise both leave their codes. SQLite ignores the lock.
		await trx("accounts").where({ id }).forUpdate().first("id");
		await trx("recovery_codes").where({ account_id: id }).delete();
		await trx("recovery_codes").insert(
			codeHashes.map((code_hash) => ({ account_id: id, code_hash })),
		);
	});
}

/** Deletes a used recovery code. Returns false when the account has no such code. */
export async function takeCode(db: Db, id: string, codeHash: string): Promise<boolean> {
	const taken = await db("recovery_codes").where({ account_id: id, code_hash: codeHash }).delete();
	return taken > 0;
}

/** Returns how many recovery codes an account has left. */
export async function countCodes(db: Db, id: string): Promise<number> {
	const row = await db("recovery_codes").where({ account_id: id }).count({ count: "*" }).first();
	return Number(row?.count ?? 0);
}
