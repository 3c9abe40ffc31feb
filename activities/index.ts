import type { Effect } from "#game/room.ts";
import type { Db } from "../db/connection.ts";
import { closeParts } from "../db/parts.ts";
import { addRanks } from "../db/ranks.ts";
import { removeGameContent } from "../db/removal.ts";
import { usersOf } from "../db/seats.ts";
import { readStore } from "../db/store.ts";

/**
 * Returns the activities of a room: one for each effect, each safe to repeat. `store` is the id of
 * the room's database. For another database they do nothing, because the ids name other rows; rooms
 * of old builds send none.
 */
export function createActivities(db: Db) {
	const isOurs = async (store?: string) =>
		store === undefined || store === (await readStore(db)).id;
	return {
		/** Closes the drafts of a part against later saves, and returns the word count of each. */
		async closeParts(
			game: number,
			submissions: number[],
			store?: string,
		): Promise<Record<number, number>> {
			if (!(await isOurs(store))) return {};
			return closeParts(db, game, submissions, Date.now());
		},

		/** Counts the written stories for the accounts of these players, once for each game. */
		async countStories(game: number, players: number[], store?: string): Promise<void> {
			if (!(await isOurs(store))) return;
			const users = await usersOf(db, players);
			await addRanks(
				db,
				game,
				players.flatMap((player) => users.get(player) ?? []),
			);
		},

		/**
		 * Removes the texts and seats of a finished game and frees its code. Shared stories stay until
		 * they expire.
		 */
		async removeContent(game: number, store?: string): Promise<void> {
			if (!(await isOurs(store))) return;
			await removeGameContent(db, game);
		},
	} satisfies Record<Effect["name"], unknown>;
}

export type Activities = ReturnType<typeof createActivities>;
