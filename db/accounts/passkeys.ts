import type { Db } from "../connection.ts";
import { oneAtATime } from "../dialects/dialect.ts";

/** A passkey of an account on board. Times are epoch ms. */
export interface Passkey {
	id: number;
	accountId: string;
	credentialId: string;
	/** Base64url. */
	publicKey: string;
	/** The authenticator's own count of its uses; 0 if it does not count. */
	counter: number;
	transports: string[];
	/** The host name of the passkey; it is invalid on other hosts. */
	site: string;
	label: string;
	createdAt: number;
	usedAt: number | null;
}

const PASSKEY = {
	id: "id",
	accountId: "account_id",
	credentialId: "credential_id",
	publicKey: "public_key",
	counter: "counter",
	transports: "transports",
	site: "site",
	label: "label",
	createdAt: "created_at",
	usedAt: "used_at",
} as const;

const passkeyIn = (row: Omit<Passkey, "transports"> & { transports: string }): Passkey => ({
	...row,
	transports: JSON.parse(row.transports),
});

/** Adds a passkey. Returns false when it is already known, or the account has `atMost`. */
export async function addPasskey(
	db: Db,
	key: Omit<Passkey, "id" | "usedAt">,
	atMost: number,
): Promise<boolean> {
	return db.transaction(async (trx) => {
		await oneAtATime(trx, `passkeys of ${key.accountId}`);
		const had = await trx("passkeys")
			.where({ account_id: key.accountId })
			.count({ count: "*" })
			.first();
		if (Number(had?.count ?? 0) >= atMost) return false;
		const row = {
			account_id: key.accountId,
			credential_id: key.credentialId,
			public_key: key.publicKey,
			counter: key.counter,
			transports: JSON.stringify(key.transports),
			site: key.site,
			label: key.label,
			created_at: key.createdAt,
		};
		const added = await trx("passkeys")
			.insert(row)
			.onConflict("credential_id")
			.ignore()
			.returning("id");
		return added.length > 0;
	});
}

/** Returns the passkeys of an account, oldest first. */
export async function passkeysOf(db: Db, accountId: string): Promise<Passkey[]> {
	const rows = await db("passkeys").where({ account_id: accountId }).select(PASSKEY).orderBy("id");
	return rows.map(passkeyIn);
}

/** Returns the passkey with this credential id; null when there is none. */
export async function passkeyByCredential(db: Db, credentialId: string): Promise<Passkey | null> {
	const row = await db("passkeys").where({ credential_id: credentialId }).first(PASSKEY);
	return row ? passkeyIn(row) : null;
}

/** Records that a passkey was used. */
export async function notePasskeyUse(
	db: Db,
	id: number,
	counter: number,
	now: number,
): Promise<void> {
	await db("passkeys").where({ id }).update({ counter, used_at: now });
}

/** Deletes a passkey of an account. Returns false when it has none with this id. */
export async function deletePasskey(db: Db, accountId: string, id: number): Promise<boolean> {
	return (await db("passkeys").where({ account_id: accountId, id }).delete()) > 0;
}
