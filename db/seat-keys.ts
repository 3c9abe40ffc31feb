import type { Knex } from "knex";
import type { Db } from "./connection.ts";

/** A secret with which a further device uses a seat. */
export interface NewKey {
	playerId: number;
	gameId: number;
	secretHash: string;
	/** Epoch ms. */
	now: number;
}

/**
 * Gives a seat a further secret. When the seat has more than `most`, the latest one before it ends,
 * because an earlier one may be the owner's. Returns the hashes of those that ended.
 */
export async function addSeatKey(
	db: Knex,
	{ playerId, gameId, secretHash, now }: NewKey,
	most: number,
): Promise<string[]> {
	const earlier = await db("seat_keys").where({ player_id: playerId }).orderBy("id");
	const ended = earlier.slice(most - 1).map((key) => key.secret_hash);
	await db("seat_keys").insert({
		player_id: playerId,
		game_id: gameId,
		secret_hash: secretHash,
		created_at: now,
	});
	await endKeys(db, gameId, ended);
	return ended;
}

/** Ends secrets of a game, with the calendars and the messages of their devices. */
async function endKeys(db: Knex, gameId: number, secretHashes: string[]): Promise<void> {
	for (const table of ["seat_keys", "calendars", "push_subscriptions"] as const)
		await db(table).where({ game_id: gameId }).whereIn("secret_hash", secretHashes).delete();
}

/**
 * Returns the place of a secret among those of its seat: 0 for the one that took the seat, and more
 * for each later one.
 */
async function placeOf(db: Knex, playerId: number, secretHash: string): Promise<number> {
	const key = await db("seat_keys")
		.where({ player_id: playerId, secret_hash: secretHash })
		.first("id");
	return key?.id ?? 0;
}

/** Returns the number of devices that got a seat after the device with this secret. */
export async function countLaterKeys(
	db: Db,
	playerId: number,
	secretHash: string,
): Promise<number> {
	const row = await db("seat_keys")
		.where({ player_id: playerId })
		.where("id", ">", await placeOf(db, playerId, secretHash))
		.count({ count: "*" })
		.first();
	return Number(row?.count ?? 0);
}

/**
 * Ends the link of a seat and the secrets that are later than the caller's, so that a thief cannot
 * shut the owner out. Returns the hashes of the ended secrets.
 */
export async function endLaterKeys(
	db: Db,
	{ playerId, gameId }: { playerId: number; gameId: number },
	secretHash: string,
): Promise<string[]> {
	return db.transaction(async (trx) => {
		await trx("continue_links").where({ player_id: playerId }).delete();
		const later: string[] = await trx("seat_keys")
			.where({ player_id: playerId })
			.where("id", ">", await placeOf(trx, playerId, secretHash))
			.pluck("secret_hash");
		await endKeys(trx, gameId, later);
		return later;
	});
}

/** A link that gives a seat to another device once. */
export interface ContinueLink {
	/** Epoch ms. */
	expiresAt: number;
	used: boolean;
}

/** Makes the link of a seat, in place of an earlier one (epoch ms). */
export async function addContinueLink(
	db: Db,
	{ playerId, tokenHash, expiresAt }: { playerId: number; tokenHash: string; expiresAt: number },
): Promise<void> {
	await db("continue_links")
		.insert({
			player_id: playerId,
			token_hash: tokenHash,
			expires_at: expiresAt,
			used_at: null,
		})
		.onConflict("player_id")
		.merge();
}

/** Returns the latest link of a seat that has not expired at `now` (epoch ms); null without one. */
export async function continueLinkOf(
	db: Db,
	playerId: number,
	now: number,
): Promise<ContinueLink | null> {
	const row = await db("continue_links")
		.where({ player_id: playerId })
		.where("expires_at", ">", now)
		.first();
	return row ? { expiresAt: row.expires_at, used: row.used_at !== null } : null;
}

/**
 * Returns the seat of a link, used or not; null for one that has expired at `now` (epoch ms), was ended
 * or never existed.
 */
export async function seatOfLink(
	db: Db,
	tokenHash: string,
	now: number,
): Promise<{ playerId: number; gameId: number } | null> {
	const row = await db("continue_links")
		.join("seats", "seats.player_id", "continue_links.player_id")
		.where({ token_hash: tokenHash })
		.where("expires_at", ">", now)
		.first({ playerId: "seats.player_id", gameId: "seats.game_id" });
	return row ?? null;
}

/** A seat that a link has given away. */
interface ContinuedSeat {
	playerId: number;
	gameId: number;
	/** The hashes of the secrets that ended, because the seat has too many devices. */
	ended: string[];
}

/**
 * Uses a link: gives its seat the secret of another device. Returns "used" for a link that was used
 * before, and null for one that has expired at `now` (epoch ms), was ended or never existed.
 */
export async function useContinueLink(
	db: Db,
	{ tokenHash, secretHash, now }: { tokenHash: string; secretHash: string; now: number },
	most: number,
): Promise<ContinuedSeat | "used" | null> {
	return db.transaction(async (trx) => {
		const link = await trx("continue_links")
			.where({ token_hash: tokenHash })
			.where("expires_at", ">", now)
			.first("player_id");
		if (!link) return null;
		const taken = await trx("continue_links")
			.where({ token_hash: tokenHash })
			.whereNull("used_at")
			.update({ used_at: now });
		if (taken === 0) return "used";
		const playerId = link.player_id;
		const seat = await trx("seats").where({ player_id: playerId }).first("game_id");
		if (!seat) return null;
		const key = { playerId, gameId: seat.game_id, secretHash, now };
		return { playerId, gameId: seat.game_id, ended: await addSeatKey(trx, key, most) };
	});
}

/** Deletes expired links (epoch ms). */
export async function expireContinueLinks(db: Db, now: number): Promise<void> {
	await db("continue_links").where("expires_at", "<=", now).delete();
}

/** Ids in the order in which rows were added: the last ones that were read of each table. */
export interface LastRead {
	seats: number;
	seat_keys: number;
	screens: number;
}

const ID_OF = { seats: "player_id", seat_keys: "id", screens: "id" } as const;

/**
 * Returns the hashes of the secrets of seats, further devices and screens that were added after
 * these, at most `most` of each, and the new last ids.
 */
export async function secretsAfter(
	db: Db,
	last: LastRead,
	most: number,
): Promise<{ hashes: string[]; last: LastRead }> {
	const hashes: string[] = [];
	const read = { ...last };
	for (const table of ["seats", "seat_keys", "screens"] as const) {
		const rows: { id: number; hash: string }[] = await db(table)
			.where(ID_OF[table], ">", last[table])
			.orderBy(ID_OF[table])
			.limit(most)
			.select({ id: ID_OF[table], hash: "secret_hash" });
		for (const { hash } of rows) hashes.push(hash);
		read[table] = rows.at(-1)?.id ?? last[table];
	}
	return { hashes, last: read };
}
