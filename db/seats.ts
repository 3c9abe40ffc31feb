import type { Db } from "./connection.ts";

/** A seat of the database, which recognises a secret after the browser lost its storage. */
export interface SeatRecord {
	playerId: number;
	gameId: number;
	secretHash: string;
	/** The account of the call; null for guests. */
	userId: string | null;
	audience: boolean;
}

/**
 * Takes a seat, or returns the seat that the secret has in this game (docs/protocol.md "Rooms over
 * REST"). A guest's seat becomes that of an account that comes with its secret.
 */
export async function reserveSeat(
	db: Db,
	seat: Omit<SeatRecord, "playerId">,
	now: number,
): Promise<{ playerId: number; existing: boolean }> {
	const { gameId: game_id, secretHash: secret_hash, userId: user_id } = seat;
	const row = { game_id, secret_hash, user_id, audience: Number(seat.audience), created_at: now };
	for (;;) {
		const [taken] = await db("seats")
			.insert(row)
			.onConflict(["game_id", "secret_hash"])
			.ignore()
			.returning("player_id");
		if (taken) return { playerId: taken.player_id, existing: false };
		const found = await db("seats").where({ game_id, secret_hash }).first("player_id", "user_id");
		// Another call with this secret released the seat between the two statements.
		if (!found) continue;
		if (found.user_id === null && user_id !== null)
			await db("seats").where({ player_id: found.player_id }).update({ user_id });
		return { playerId: found.player_id, existing: true };
	}
}

/** Frees a seat: its secret is no longer valid, and its id is never used again. */
export async function releaseSeat(db: Db, playerId: number): Promise<void> {
	await db("seats").where({ player_id: playerId }).delete();
}

/** Returns the seat of a player; null when there is none. */
export async function seatOf(db: Db, playerId: number): Promise<SeatRecord | null> {
	const row = await db("seats").where({ player_id: playerId }).first();
	if (!row) return null;
	return {
		playerId,
		gameId: row.game_id,
		secretHash: row.secret_hash,
		userId: row.user_id,
		audience: row.audience === 1,
	};
}

/** Returns the accounts of these players by player id. Guests are left out. */
export async function usersOf(db: Db, playerIds: number[]): Promise<Map<number, string>> {
	const rows = await db("seats").whereIn("player_id", playerIds).select("player_id", "user_id");
	return new Map(
		rows.flatMap(({ player_id, user_id }) => (user_id === null ? [] : [[player_id, user_id]])),
	);
}

/** Returns whether a secret belongs to a seat of this game. */
export async function isSecretOf(db: Db, gameId: number, secretHash: string): Promise<boolean> {
	return (
		(await db("seats").where({ game_id: gameId, secret_hash: secretHash }).first("player_id")) !==
		undefined
	);
}

/** Returns whether an account has a seat in this game. */
export async function hasSeat(db: Db, gameId: number, userId: string): Promise<boolean> {
	return (
		(await db("seats").where({ game_id: gameId, user_id: userId }).first("player_id")) !== undefined
	);
}
