import type { Knex } from "knex";
import type { Db } from "./connection.ts";

/** A room in the database. Its id is the `game_id` of the wire. */
export interface RoomRecord {
	id: number;
	code: string;
	/** Epoch ms. */
	createdAt: number;
	/** Epoch ms; null while players can join. */
	closedAt: number | null;
}

const AS_ROOM = { id: "id", code: "code", createdAt: "created_at", closedAt: "closed_at" } as const;

/** The hashes of the networks from which an open room was opened; null where none counts. */
export interface RoomNetworks {
	network: string | null;
	/** The network around that one. */
	wide: string | null;
}

/** Closed rooms keep no network, so that a person cannot be recognised by the rooms they opened. */
const NO_NETWORKS = { network_hash: null, wide_network_hash: null } as const;
const NETWORKS = { network: "network_hash", wide: "wide_network_hash" } as const;

/** Opens a room and returns its id; null when an open room has the code. */
export async function openRoom(
	db: Db,
	code: string,
	now: number,
	{ slow = false, network = null, wide = null }: { slow?: boolean } & Partial<RoomNetworks> = {},
): Promise<number | null> {
	const networks = { network_hash: network, wide_network_hash: wide };
	const [row] = await db("rooms")
		.insert({ code, created_at: now, ...networks, ...(slow && { slow: 1 }) })
		.onConflict()
		.ignore()
		.returning("id");
	return row?.id ?? null;
}

/** Returns the open room with this code, in upper case; null when there is none. */
export async function findRoom(db: Db, code: string): Promise<RoomRecord | null> {
	return (await db("rooms").where({ code }).whereNull("closed_at").first(AS_ROOM)) ?? null;
}

/** Returns the room with this id, open or closed; null when there is none. */
export async function roomById(db: Db, id: number): Promise<RoomRecord | null> {
	return (await db("rooms").where({ id }).first(AS_ROOM)) ?? null;
}

/** Returns the open rooms that were opened before a time (epoch ms). */
export async function openRoomsBefore(db: Db, time: number): Promise<RoomRecord[]> {
	return db("rooms")
		.whereNull("closed_at")
		.where("created_at", "<", time)
		.orderBy("id")
		.select(AS_ROOM);
}

/**
 * Returns the ids of rooms that were closed before a time (epoch ms) and still have seats, because
 * their content was never removed.
 */
export async function closedWithContent(db: Db, time: number): Promise<number[]> {
	const seats = db("seats").select("game_id");
	return db("rooms").where("closed_at", "<", time).whereIn("id", seats).orderBy("id").pluck("id");
}

/** Records that these rooms had a connection at a time (epoch ms). */
export async function markSeen(db: Db, ids: number[], now: number): Promise<void> {
	if (ids.length === 0) return;
	// Locked in id order, because autosaves lock rooms too. SQLite ignores the lock.
	const rooms = db("rooms").whereIn("id", ids).orderBy("id").forNoKeyUpdate().select("id");
	await db("rooms").whereIn("id", rooms).update({ seen_at: now });
}

/** Records whether a room is played over days. */
export async function markSlow(db: Db, id: number, slow: boolean): Promise<void> {
	await db("rooms")
		.where({ id })
		.update({ slow: Number(slow) });
}

/**
 * Returns the open rooms without a connection since a time (epoch ms), apart from slow ones. A room
 * without a record counts from its opening.
 */
export async function roomsUnseenSince(
	db: Db,
	time: number,
): Promise<(Pick<RoomRecord, "id" | "code"> & { seenAt: number })[]> {
	const seenAt = db.raw("COALESCE(seen_at, created_at)");
	return db("rooms")
		.whereNull("closed_at")
		.where(seenAt, "<", time)
		.where({ slow: 0 })
		.orderBy("id")
		.select("id", "code", { seenAt });
}

/** Returns the opening times of these rooms, in epoch ms by room id. */
export async function openedAt(db: Db, ids: number[]): Promise<Map<number, number>> {
	const rows = await db("rooms").whereIn("id", ids).select("id", "created_at");
	return new Map(rows.map(({ id, created_at }) => [id, created_at]));
}

/** Returns whether a room is played over days, and its networks; null when there is none. */
export async function paceOfRoom(
	db: Db,
	id: number,
): Promise<({ slow: boolean } & RoomNetworks) | null> {
	const row = await db("rooms")
		.where({ id })
		.first({ slow: "slow", ...NETWORKS });
	return row ? { ...row, slow: row.slow === 1 } : null;
}

/**
 * Returns the number of open rooms, or of those that are slow or are not, and were opened from a
 * network.
 */
export async function countOpenRooms(
	db: Db,
	slow?: boolean,
	from: Partial<RoomNetworks> = {},
): Promise<number> {
	const query = db("rooms").whereNull("closed_at");
	for (const name of ["network", "wide"] as const)
		if (from[name]) query.where(NETWORKS[name], from[name]);
	const row = await query
		.where(slow === undefined ? {} : { slow: Number(slow) })
		.count({ count: "*" })
		.first();
	return Number(row?.count ?? 0);
}

/** Closes a room and frees its code. A room that is already closed keeps its time. */
export async function closeRoom(db: Knex, gameId: number, now: number): Promise<void> {
	await db("rooms")
		.where({ id: gameId })
		.whereNull("closed_at")
		.update({ closed_at: now, ...NO_NETWORKS });
}
