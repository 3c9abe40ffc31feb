import type { Knex } from "knex";
import type { Db } from "../connection.ts";

/** How many screens a game may have at once. */
interface Places {
	most: number;
	/** The ms for which a screen that is not seen keeps its place. */
	kept: number;
}

/** Opens a screen of a game and returns its id; null when the game has no free place. */
export async function openScreen(
	db: Db,
	{ gameId, secretHash }: { gameId: number; secretHash: string },
	places: Places,
	now: number,
): Promise<number | null> {
	return db.transaction(async (trx) => {
		if ((await othersIn(trx, gameId, 0, now - places.kept)) >= places.most) return null;
		const [row] = await trx("screens")
			.insert({ game_id: gameId, secret_hash: secretHash, seen_at: now })
			.returning("id");
		return row?.id ?? null;
	});
}

/**
 * Takes the place of a screen again, which it may have lost to others. Returns false when the game
 * has no free place, or the screen is unknown.
 */
export async function takePlace(db: Db, id: number, places: Places, now: number): Promise<boolean> {
	return db.transaction(async (trx) => {
		const screen = await trx("screens").where({ id }).first("game_id");
		if (!screen) return false;
		if ((await othersIn(trx, screen.game_id, id, now - places.kept)) >= places.most) return false;
		await trx("screens").where({ id }).update({ seen_at: now });
		return true;
	});
}

/** Returns the number of other screens of a game with a place. */
async function othersIn(
	trx: Knex.Transaction,
	gameId: number,
	id: number,
	since: number,
): Promise<number> {
	// Screens of one game are counted one after another. SQLite ignores the lock.
	await trx("rooms").where({ id: gameId }).forNoKeyUpdate().select("id");
	const row = await trx("screens")
		.where({ game_id: gameId })
		.whereNot({ id })
		.where("seen_at", ">", since)
		.count({ count: "*" })
		.first();
	return Number(row?.count ?? 0);
}

/** Returns the game and the secret of a screen; null when there is none. */
export async function screenOf(
	db: Db,
	id: number,
): Promise<{ gameId: number; secretHash: string } | null> {
	const row = await db("screens").where({ id }).first();
	return row ? { gameId: row.game_id, secretHash: row.secret_hash } : null;
}

/** Records that these screens are connected at a time (epoch ms). */
export async function markScreens(db: Db, ids: number[], now: number): Promise<void> {
	if (ids.length > 0) await db("screens").whereIn("id", ids).update({ seen_at: now });
}
