import { createHash } from "node:crypto";
import type { Db } from "../connection.ts";

/** A record as the provider reads and writes it. */
export type Payload = Record<string, unknown>;

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Writes a record, which replaces an older one. `expiresAt` is epoch ms. */
export async function writeRecord(
	db: Db,
	kind: string,
	id: string,
	{ jti: _id, ...payload }: Payload,
	expiresAt: number,
): Promise<void> {
	await db("provider_records")
		.insert({
			kind,
			id_hash: hashOf(id),
			payload: JSON.stringify(payload),
			account_id: textOf(payload.accountId),
			grant_id: textOf(payload.grantId),
			uid: textOf(payload.uid),
			consumed_at: null,
			expires_at: expiresAt,
		})
		.onConflict(["kind", "id_hash"])
		.merge();
}

/** Returns an unexpired record; null when there is none. */
export async function readRecord(db: Db, kind: string, id: string): Promise<Payload | null> {
	const row = await db("provider_records")
		.where({ kind, id_hash: hashOf(id) })
		.where("expires_at", ">", Date.now())
		.first();
	return row ? { ...payloadIn(row), jti: id } : null;
}

/** Returns the session with this second id, without its first one; null when there is none. */
export async function sessionByUid(db: Db, uid: string): Promise<Payload | null> {
	const row = await db("provider_records")
		.where({ kind: "Session", uid })
		.where("expires_at", ">", Date.now())
		.first();
	return row ? payloadIn(row) : null;
}

const payloadIn = (row: { payload: string; consumed_at: number | null }): Payload => ({
	...JSON.parse(row.payload),
	...(row.consumed_at !== null && { consumed: row.consumed_at }),
});

/**
 * Marks a record as used at `now` (epoch seconds). Returns false when it was used before, also by a
 * simultaneous call.
 */
export async function consumeRecord(
	db: Db,
	kind: string,
	id: string,
	now: number,
): Promise<boolean> {
	const used = await db("provider_records")
		.where({ kind, id_hash: hashOf(id), consumed_at: null })
		.update({ consumed_at: now });
	return used > 0;
}

/** Deletes a record. Returns false when there was none. */
export async function deleteRecord(db: Db, kind: string, id: string): Promise<boolean> {
	return (
		(await db("provider_records")
			.where({ kind, id_hash: hashOf(id) })
			.delete()) > 0
	);
}

/** Deletes the records issued under a grant. */
export async function deleteRecordsOfGrant(db: Db, kind: string, grantId: string): Promise<void> {
	await db("provider_records").where({ kind, grant_id: grantId }).delete();
}

/** Returns whether a grant of this account is valid at a time (epoch ms); signing out ends it. */
export async function grantHolds(
	db: Db,
	grantId: string,
	accountId: string,
	now: number,
): Promise<boolean> {
	const row = await db("provider_records")
		.where({ kind: "Grant", id_hash: hashOf(grantId), account_id: accountId })
		.where("expires_at", ">", now)
		.first("kind");
	return row !== undefined;
}

/** Ends all sign-ins of an account, except for one grant and its session. */
export async function endSessions(db: Db, accountId: string, keptGrant?: string): Promise<void> {
	const rows = await db("provider_records").where({ account_id: accountId });
	const kept = keptGrant === undefined ? null : hashOf(keptGrant);
	for (const { kind, id_hash, payload } of rows) {
		const own = kept !== null && (id_hash === kept || payload.includes(`"${keptGrant}"`));
		if (!own) await db("provider_records").where({ kind, id_hash }).delete();
	}
}

/** Deletes expired records (epoch ms). */
export async function expireRecords(db: Db, now: number): Promise<void> {
	await db("provider_records").where("expires_at", "<", now).delete();
}
