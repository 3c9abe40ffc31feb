import type { Knex } from "knex";
import type { Db } from "./connection.ts";
import { isHosts, type Origin, screenOriginOf } from "./screen-origins.ts";

/** The number of screens that a game may have at once. */
interface Places {
	most: number;
	/** The places beyond `most` that only the host's screens may take. */
	forHost: number;
	/** The ms for which a screen without a connection keeps its place. */
	kept: number;
}

/** A screen's request for a place. */
interface Asked {
	places: Places;
	/** The player who wears the crown. */
	hostId: number;
	/** Epoch ms. */
	now: number;
}

/** Opens a screen of a game and returns its id; null when the game has no free place. */
export async function openScreen(
	db: Db,
	{ gameId, secretHash, origin }: { gameId: number; secretHash: string; origin: Origin },
	asked: Asked,
): Promise<number | null> {
	return db.transaction(async (trx) => {
		if (!(await hasPlace(trx, { gameId, id: 0, origin }, asked))) return null;
		const [row] = await trx("screens")
			.insert({
				game_id: gameId,
				secret_hash: secretHash,
				seen_at: asked.now,
				player_id: origin.playerId,
				device_hash: origin.deviceHash,
				address_hash: origin.addressHash,
			})
			.returning("id");
		return row?.id ?? null;
	});
}

/**
 * Takes the place of a screen again, which other screens may have taken. Returns "full" when the
 * game has no free place, and "closed" when the screen is unknown.
 */
export async function takeScreenPlace(
	db: Db,
	id: number,
	asked: Asked,
): Promise<"taken" | "full" | "closed"> {
	return db.transaction(async (trx) => {
		const screen = await trx("screens").where({ id }).first();
		if (!screen) return "closed";
		const place = { gameId: screen.game_id, id, origin: screenOriginOf(screen) };
		if (!(await hasPlace(trx, place, asked))) return "full";
		await trx("screens").where({ id }).update({ seen_at: asked.now });
		return "taken";
	});
}

/** Returns whether a game has a place for a screen besides the places already taken. */
async function hasPlace(
	trx: Knex.Transaction,
	{ gameId, id, origin }: { gameId: number; id: number; origin: Origin },
	{ places, hostId, now }: Asked,
): Promise<boolean> {
	// Screens of one game are counted one after the other. SQLite ignores the lock.
	await trx("rooms").where({ id: gameId }).forNoKeyUpdate().select("id");
	const row = await trx("screens")
		.where({ game_id: gameId })
		.whereNot({ id })
		.where("seen_at", ">", now - places.kept)
		.count({ count: "*" })
		.first();
	const others = Number(row?.count ?? 0);
	if (others < places.most) return true;
	return others < places.most + places.forHost && isHosts(trx, origin, hostId);
}

/** Returns the game of a screen and the hash of its secret; null when there is none. */
export async function screenOf(
	db: Db,
	id: number,
): Promise<{ gameId: number; secretHashes: string[] } | null> {
	const row = await db("screens").where({ id }).first();
	return row ? { gameId: row.game_id, secretHashes: [row.secret_hash] } : null;
}

/** Records that these screens are connected at a time (epoch ms). */
export async function markScreens(db: Db, ids: number[], now: number): Promise<void> {
	if (ids.length > 0) await db("screens").whereIn("id", ids).update({ seen_at: now });
}

/** Deletes all screens of a game and returns their ids. */
export async function closeScreens(db: Db, gameId: number): Promise<number[]> {
	const ids: number[] = await db("screens").where({ game_id: gameId }).pluck("id");
	if (ids.length > 0) await db("screens").whereIn("id", ids).delete();
	return ids;
}
