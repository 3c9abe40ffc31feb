import type { Db } from "../connection.ts";

/** The calendar of a seat. Its token follows from the salt and the seat's secret. */
export interface Calendar {
	playerId: number;
	gameId: number;
	salt: string;
	tokenHash: string;
}

const AS_CALENDAR = {
	playerId: "player_id",
	gameId: "game_id",
	salt: "salt",
	tokenHash: "token_hash",
} as const;

/** Returns the calendar of a player; null without one. */
export async function calendarOf(db: Db, playerId: number): Promise<Calendar | null> {
	return (await db("calendars").where({ player_id: playerId }).first(AS_CALENDAR)) ?? null;
}

/** Returns the calendar with this token; null when there is none. */
export async function calendarWith(db: Db, tokenHash: string): Promise<Calendar | null> {
	return (await db("calendars").where({ token_hash: tokenHash }).first(AS_CALENDAR)) ?? null;
}

/** Stores a player's calendar in place of an earlier one. Returns false when the seat is gone. */
export async function keepCalendar(db: Db, calendar: Calendar): Promise<boolean> {
	const { playerId: player_id, gameId: game_id, salt, tokenHash: token_hash } = calendar;
	return db.transaction(async (trx) => {
		// Locked, because the content of a room that closes is removed. SQLite ignores the lock.
		const seat = trx("seats").where({ player_id, game_id }).forUpdate();
		if (!(await seat.first("player_id"))) return false;
		await trx("calendars")
			.insert({ player_id, game_id, salt, token_hash })
			.onConflict("player_id")
			.merge();
		return true;
	});
}

/** Removes the calendar of a player, so that its address is no longer valid. */
export async function removeCalendar(db: Db, playerId: number): Promise<void> {
	await db("calendars").where({ player_id: playerId }).delete();
}
