import { Context } from "@temporalio/activity";
import { migrate, type StoredRoom } from "#game/migrate.ts";
import type { Entry } from "#game/names/entries.ts";
import {
	type Effect,
	gameIdOf,
	type News,
	type Pace,
	type Sequel,
	type Winner,
} from "#game/room.ts";

import type { Db } from "../db/connection.ts";
import { removeCovers } from "../db/covers.ts";
import { closeStage, readEntries } from "../db/drafts/entries.ts";
import { notePlayed, type PlayedGame } from "../db/groups/lasting-tables.ts";
import { keepPace } from "../db/paces.ts";
import { closeParts } from "../db/parts.ts";
import { addRanks } from "../db/ranks.ts";
import { removeGameContent } from "../db/removal.ts";
import { usersOf } from "../db/seats.ts";
import { readStore } from "../db/store.ts";
import { toEntry } from "./entries.ts";
import { type FinishedReader, keepGame } from "./finished-game.ts";

/**
 * Sends the news of a room to people outside of it. It remembers what it has sent, because it is
 * repeated. It ends soon after `stopping` is aborted, which the worker does when it stops.
 */
export type Notifier = (
	game: number,
	news: readonly News[],
	stopping: AbortSignal,
) => Promise<void>;

/**
 * Returns the activities of a room: one for each effect, each safe to repeat. `store` is the id of
 * the room's database. For another database they do nothing, because the ids name other rows; rooms
 * under old builds send none.
 */
export function createActivities(
	db: Db,
	finished: FinishedReader,
	notifiers: readonly Notifier[] = [],
) {
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

		/**
		 * Closes a stage against later saves, and returns these players' entries in it. Ids replace the
		 * texts, and texts that may not be submitted are left out.
		 */
		async closeEntries(
			game: number,
			stage: number,
			players: number[],
			store?: string,
		): Promise<Entry[]> {
			if (!(await isOurs(store))) return [];
			await closeStage(db, game, stage);
			const rows = await readEntries(db, players, stage);
			return Promise.all(rows.map((row) => toEntry(db, game, row)));
		},

		/**
		 * Counts the written stories for the accounts of these players, and stores their writing speed,
		 * once for each game. A lasting table gets another evening.
		 */
		async countStories(
			game: number,
			players: number[],
			store?: string,
			pace?: Pace,
			// Rooms under older builds send no winners.
			evening?: Pick<PlayedGame, "players" | "settings"> & { winners?: readonly Winner[] },
		): Promise<void> {
			if (!(await isOurs(store))) return;
			if (evening) {
				const winners = await finished.winners(evening.winners ?? []);
				await notePlayed(db, { gameId: gameIdOf(game), ...evening, winners }, Date.now());
			}
			if (pace) await keepPace(db, game, pace);
			const users = await usersOf(db, players);
			await addRanks(
				db,
				game,
				players.flatMap((player) => users.get(player) ?? []),
			);
		},

		/**
		 * Stores the finished game of a state for all seats in it, and removes the texts from its room,
		 * apart from those that its sequel begins with.
		 */
		async keepGame(room: StoredRoom, store?: string, sequel?: Sequel): Promise<void> {
			if (!(await isOurs(store))) return;
			// A newer server may have to repeat it.
			await keepGame(db, migrate(room), finished, sequel);
		},

		/** Removes the covers of these stories, also from shared and saved ones. */
		async removeCovers(_game: number, stories: number[], store?: string): Promise<void> {
			if (!(await isOurs(store))) return;
			await removeCovers(db, stories);
		},

		/**
		 * Removes the texts and seats of a finished game and frees its code. Shared stories stay until
		 * they expire.
		 */
		async removeContent(game: number, store?: string): Promise<void> {
			if (!(await isOurs(store))) return;
			await removeGameContent(db, game);
		},

		/** Tells people who are not in the room what has happened there. */
		async tellNews(game: number, news: News[], store?: string): Promise<void> {
			if (!(await isOurs(store))) return;
			const { cancellationSignal } = Context.current();
			await Promise.all(notifiers.map((tell) => tell(game, news, cancellationSignal)));
		},
	} satisfies Record<Effect["name"], unknown>;
}

export type Activities = ReturnType<typeof createActivities>;
