import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";
import { deleteParts } from "./parts.ts";
import { closeRoom } from "./rooms.ts";

/**
 * Removes the texts, seats and screens of a game, its chat, calendars and messages to devices, and
 * closes its room (epoch ms), in one transaction. Resolves when no file contains them; shared stories
 * stay until they expire (docs/game.md "Retention").
 */
export async function removeGameContent(db: Db, gameId: number, now = Date.now()): Promise<void> {
	await db.transaction(async (trx) => {
		await closeRoom(trx, gameId, now);
		await deleteParts(trx, gameId);
		await trx("entries").where({ game_id: gameId }).delete();
		await trx("channels").where({ game_id: gameId }).delete();
		await trx("channel_news").where({ game_id: gameId }).delete();
		await trx("calendars").where({ game_id: gameId }).delete();
		await trx("covers").where({ game_id: gameId }).delete();
		await trx("texts").where({ game_id: gameId }).delete();
		await trx("seats").where({ game_id: gameId }).delete();
		await trx("screens").where({ game_id: gameId }).delete();
		await trx("push_subscriptions").where({ game_id: gameId }).delete();
	});
	await eraseDeleted(db);
}
