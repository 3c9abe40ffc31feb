import type { Db } from "../connection.ts";

/** A link that sets a new password once. */
interface PasswordReset {
	accountId: string;
	tokenHash: string;
	/** Epoch ms. */
	expiresAt: number;
}

/** Adds a link, which replaces an older one of the account. */
export async function addReset(
	db: Db,
	{ accountId, tokenHash, expiresAt }: PasswordReset,
): Promise<void> {
	await db("password_resets")
		.insert({ account_id: accountId, token_hash: tokenHash, expires_at: expiresAt })
		.onConflict("account_id")
		.merge();
}

/** Returns a valid link at a time (epoch ms); null when there is none with this token. */
export async function findReset(
	db: Db,
	tokenHash: string,
	now: number,
): Promise<PasswordReset | null> {
	const row = await db("password_resets")
		.where({ token_hash: tokenHash })
		.where("expires_at", ">", now)
		.first();
	return row
		? { accountId: row.account_id, tokenHash: row.token_hash, expiresAt: row.expires_at }
		: null;
}

/**
 * Uses a link: sets the password of its account and ends all its sign-ins. Returns false when the
 * link is invalid, also when another call has just used it.
 */
export async function takeReset(
	db: Db,
	{ accountId, tokenHash }: PasswordReset,
	passwordHash: string,
): Promise<boolean> {
	return db.transaction(async (trx) => {
		const used = await trx("password_resets")
			.where({ account_id: accountId, token_hash: tokenHash })
			.delete();
		if (used === 0) return false;
		await trx("accounts").where({ id: accountId }).update({ password_hash: passwordHash });
		await trx("provider_records").where({ account_id: accountId }).delete();
		return true;
	});
}

/** Deletes expired links (epoch ms). */
export async function expireResets(db: Db, now: number): Promise<void> {
	await db("password_resets").where("expires_at", "<=", now).delete();
}
