import type { Db } from "./connection.ts";

/** What a seat is kept for: to know a secret again, also after the browser lost its storage. */
export interface SeatRecord {
	playerId: number;
	gameId: number;
	secretHash: string;
	/** The account that came with the call; null for guests. */
	userId: string | null;
	audience: boolean;
}

/**
 * Takes a seat, or gives back the one which the same secret has in this game (protocol.md "REST");
 * who took it as a guest and signed in since then has it from now on.
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
		// released between the two statements, because the room refused another call with this secret
		if (!found) continue;
		if (found.user_id === null && user_id !== null)
			await db("seats").where({ player_id: found.player_id }).update({ user_id });
		return { playerId: found.player_id, existing: true };
	}
}

/** Frees a seat: its secret opens nothing any more, and its number is never dealt again. */
export async function releaseSeat(db: Db, playerId: number): Promise<void> {
	await db("seats").where({ player_id: playerId }).delete();
}

/** The seat of a player; null when there is none. */
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

/** The accounts of these players by player id; guests have none and are left out. */
export async function usersOf(db: Db, playerIds: number[]): Promise<Map<number, string>> {
	const rows = await db("seats").whereIn("player_id", playerIds).select("player_id", "user_id");
	return new Map(
		rows.flatMap(({ player_id, user_id }) => (user_id === null ? [] : [[player_id, user_id]])),
	);
}

/** Whether a secret opens a seat of this game. */
export async function isSecretOf(db: Db, gameId: number, secretHash: string): Promise<boolean> {
	return (
		(await db("seats").where({ game_id: gameId, secret_hash: secretHash }).first("player_id")) !==
		undefined
	);
}

/** Whether an account has a seat in this game. */
export async function hasSeat(db: Db, gameId: number, userId: string): Promise<boolean> {
	return (
		(await db("seats").where({ game_id: gameId, user_id: userId }).first("player_id")) !== undefined
	);
}
