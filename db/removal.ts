import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";

/**
 * Removes everything that people wrote in a game and their seats, and closes the room (epoch ms),
 * all or nothing; resolves when no file holds a byte of it. What was shared stays for its 24 hours
 * (gameplay.md section 9).
 */
export async function removeGameContent(db: Db, gameId: number, now = Date.now()): Promise<void> {
	await db.transaction(async (trx) => {
		await trx("rooms").where({ id: gameId }).whereNull("closed_at").update({ closed_at: now });
		await trx("parts").where({ game_id: gameId }).delete();
		await trx("texts").where({ game_id: gameId }).delete();
		await trx("seats").where({ game_id: gameId }).delete();
	});
	await eraseDeleted(db);
}
