import type { Knex } from "knex";
import type { Db } from "./connection.ts";

/** The origin of a screen; each value is null if unknown. */
export interface Origin {
	/** The player whose seat was proved when opening it. */
	playerId: number | null;
	deviceHash: string | null;
	addressHash: string | null;
}

/** Returns the origin of the screen in a row. */
export const screenOriginOf = (row: {
	player_id: number | null;
	device_hash: string | null;
	address_hash: string | null;
}): Origin => ({
	playerId: row.player_id,
	deviceHash: row.device_hash,
	addressHash: row.address_hash,
});

/** The people of a room with special rules for their screens, by player. */
export interface ScreenOwners {
	/** The id of the game. */
	id: number;
	hostId: number;
	kicked: readonly number[];
}

/** Returns whether the host opened a screen: with their seat, or from the address of their seat. */
export async function isHosts(
	db: Knex,
	{ playerId, addressHash }: Origin,
	hostId: number,
): Promise<boolean> {
	if (playerId === hostId) return true;
	return addressHash !== null && addressHash === (await addressOf(db, hostId));
}

/**
 * Returns a function that checks whether a removed person opened a screen: with their seat, on
 * their device, or from their address (docs/game.md "Kicks"). A screen opened with another seat
 * belongs to that seat; the host's address is ignored, because a guest and the television may share
 * it.
 */
export async function kickedOrigins(
	db: Knex,
	{ hostId, kicked }: ScreenOwners,
): Promise<(origin: Origin) => boolean> {
	if (kicked.length === 0) return () => false;
	const seats = await db("seats")
		.whereIn("player_id", [...kicked])
		.select("device_hash", "address_hash");
	const devices = new Set(seats.map((seat) => seat.device_hash));
	const addresses = new Set(seats.map((seat) => seat.address_hash));
	for (const unknown of [null, await addressOf(db, hostId)]) addresses.delete(unknown);
	devices.delete(null);
	return ({ playerId, deviceHash, addressHash }) =>
		playerId === null
			? devices.has(deviceHash) || addresses.has(addressHash)
			: kicked.includes(playerId);
}

async function addressOf(db: Knex, playerId: number): Promise<string | null> {
	const seat = await db("seats").where({ player_id: playerId }).first("address_hash");
	return seat?.address_hash ?? null;
}

/** Returns whether a removed person opened a screen; false for an unknown screen. */
export async function isOfKicked(db: Db, screen: number, people: ScreenOwners): Promise<boolean> {
	if (people.kicked.length === 0) return false;
	const row = await db("screens").where({ id: screen }).first();
	return row !== undefined && (await kickedOrigins(db, people))(screenOriginOf(row));
}

/** Deletes the screens that removed people opened, and returns their ids. */
export async function closeScreensOfKicked(db: Db, people: ScreenOwners): Promise<number[]> {
	const rows = await db("screens").where({ game_id: people.id });
	if (rows.length === 0) return [];
	const isTheirs = await kickedOrigins(db, people);
	const ids = rows.filter((row) => isTheirs(screenOriginOf(row))).map(({ id }) => id);
	if (ids.length > 0) await db("screens").whereIn("id", ids).delete();
	return ids;
}
