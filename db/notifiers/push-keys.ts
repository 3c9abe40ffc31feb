import type { Db } from "../connection.ts";

/** The keys of RFC 8292 that sign the server's messages for push services; base64url. */
export interface PushKeys {
	publicKey: string;
	privateKey: string;
}

/**
 * Returns the keys of this database, and keeps those of `make` when it has none. Processes that start
 * together get the same ones.
 */
export async function readPushKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
	const known = await db("push_keys").first();
	if (known) return { publicKey: known.public_key, privateKey: known.private_key };
	const { publicKey, privateKey } = make();
	await db("push_keys")
		.insert({ id: 1, public_key: publicKey, private_key: privateKey })
		.onConflict("id")
		.ignore();
	return readPushKeys(db, make);
}
