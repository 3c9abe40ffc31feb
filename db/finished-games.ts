import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";
import { deleteParts } from "./parts.ts";

/** A finished game of a room that plays again. */
interface FinishedRecord {
	/** The id of the game's first story. */
	id: number;
	/** Epoch ms. */
	expiresAt: number;
}

/** The stored data of a finished game. */
interface NewRecord extends FinishedRecord {
	/** The highest id that was created in the game, which shows whether a story belongs to it. */
	lastId: number;
	/** The game as all viewers saw it, JSON data. */
	body: unknown;
}

/** The seats of a room that may read a finished game. */
interface Readers {
	/** The players of the game, including those who had left, and its audience. */
	players: number[];
	/** The people whom the host had removed. */
	kicked: number[];
}

/** The ids of a room's texts that stay, because the next game begins with them. */
interface Spared {
	parts: number[];
	texts: number[];
}

/** Returns whether a finished game is already stored. */
export async function isKept(db: Db, id: number): Promise<boolean> {
	return (await db("finished_games").where({ id }).first("id")) !== undefined;
}

/**
 * Stores a finished game of a room, with the seats that may read it, and removes the room's texts,
 * apart from spared ones, in the same transaction. A game that is already stored stays unchanged. People who have left the
 * audience may read it too.
 */
export async function keepFinishedGame(
	db: Db,
	gameId: number,
	{ id, lastId, body, expiresAt }: NewRecord,
	{ players, kicked }: Readers,
	spared: Spared = { parts: [], texts: [] },
): Promise<void> {
	await db.transaction(async (trx) => {
		const kept = await trx("finished_games")
			.insert({
				id,
				last_id: lastId,
				game_id: gameId,
				body: JSON.stringify(body),
				expires_at: expiresAt,
			})
			.onConflict("id")
			.ignore()
			.returning("id");
		if (kept.length === 0) return;
		const readers = trx("seats")
			.where({ game_id: gameId })
			.whereNotIn("player_id", kicked)
			.where((query) => query.where({ audience: 1 }).orWhereIn("player_id", players));
		const finished = trx.raw("CAST(? AS bigint)", [id]);
		await trx(trx.raw("finished_seats (finished_id, secret_hash, user_id)")).insert(
			readers.clone().select(finished, "secret_hash", "user_id"),
		);
		await trx(trx.raw("finished_seats (finished_id, secret_hash)")).insert(
			trx("seat_keys")
				.whereIn("player_id", readers.clone().select("player_id"))
				.select(finished, "secret_hash"),
		);
		await deleteParts(trx, gameId, spared.parts);
		await trx("covers").where({ game_id: gameId }).delete();
		await trx("texts").where({ game_id: gameId }).whereNotIn("id", spared.texts).delete();
	});
}

/**
 * Returns the finished game of a room that a story belongs to; null when none is stored or it has
 * expired at `now` (epoch ms).
 */
export async function findFinishedGame(
	db: Db,
	gameId: number,
	storyId: number,
	now: number,
): Promise<FinishedRecord | null> {
	const row = await db("finished_games")
		.where({ game_id: gameId })
		.where("id", "<=", storyId)
		.where("last_id", ">=", storyId)
		.where("expires_at", ">", now)
		.first({ id: "id", expiresAt: "expires_at" });
	return row ?? null;
}

/**
 * Returns the id of the latest stored game of a room that has not expired at `now` (epoch ms); null
 * when there is none.
 */
export async function latestFinishedGame(
	db: Db,
	gameId: number,
	now: number,
): Promise<number | null> {
	const row = await db("finished_games")
		.where({ game_id: gameId })
		.where("expires_at", ">", now)
		.orderBy("id", "desc")
		.first("id");
	return row?.id ?? null;
}

/** Returns the stored body of a finished game; null when it was removed. */
export async function readFinishedGame(db: Db, id: number): Promise<unknown> {
	const row = await db("finished_games").where({ id }).first("body");
	return row ? JSON.parse(row.body) : null;
}

/** Returns whether a secret belongs to a seat that may read this finished game. */
export async function isSecretOfFinished(db: Db, id: number, secretHash: string): Promise<boolean> {
	const row = { finished_id: id, secret_hash: secretHash };
	return (await db("finished_seats").where(row).first("finished_id")) !== undefined;
}

/** Returns whether an account may read this finished game. */
export async function isAccountOfFinished(db: Db, id: number, userId: string): Promise<boolean> {
	const row = { finished_id: id, user_id: userId };
	return (await db("finished_seats").where(row).first("finished_id")) !== undefined;
}

/** Removes expired finished games, also from the disk, and returns their number. */
export async function expireFinishedGames(db: Db, now: number): Promise<number> {
	const expired = await db("finished_games").where("expires_at", "<=", now).delete();
	if (expired > 0) await eraseDeleted(db);
	return expired;
}
