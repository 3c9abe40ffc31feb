import type { Db } from "../connection.ts";

/** The calendar of a secret of a seat. Its token follows from the salt and the secret. */
export interface Calendar {
	gameId: number;
	secretHash: string;
	salt: string;
	tokenHash: string;
}

const AS_CALENDAR = {
	gameId: "game_id",
	secretHash: "secret_hash",
	salt: "salt",
	tokenHash: "token_hash",
} as const;

type OfSecret = Pick<Calendar, "gameId" | "secretHash">;

const rowOf = ({ gameId, secretHash }: OfSecret) => ({
	game_id: gameId,
	secret_hash: secretHash,
});

/** Returns the calendar of a secret in a game; null without one. */
export async function calendarOf(db: Db, owner: OfSecret): Promise<Calendar | null> {
	return (await db("calendars").where(rowOf(owner)).first(AS_CALENDAR)) ?? null;
}

/** Returns the calendar with this token; null when there is none. */
export async function calendarWith(db: Db, tokenHash: string): Promise<Calendar | null> {
	return (await db("calendars").where({ token_hash: tokenHash }).first(AS_CALENDAR)) ?? null;
}

/** Stores the calendar of a secret in place of an earlier one. Returns false when the room is closed. */
export async function keepCalendar(db: Db, calendar: Calendar): Promise<boolean> {
	const { salt, tokenHash: token_hash, gameId: id } = calendar;
	return db.transaction(async (trx) => {
		// Locked, because the content of a room that closes is removed. SQLite ignores the lock.
		const open = trx("rooms").where({ id }).whereNull("closed_at").forNoKeyUpdate();
		if (!(await open.first("id"))) return false;
		await trx("calendars")
			.insert({ ...rowOf(calendar), salt, token_hash })
			.onConflict(["game_id", "secret_hash"])
			.merge();
		return true;
	});
}

/** Removes the calendar of a secret, so that its address is no longer valid. */
export async function removeCalendar(db: Db, owner: OfSecret): Promise<void> {
	await db("calendars").where(rowOf(owner)).delete();
}
