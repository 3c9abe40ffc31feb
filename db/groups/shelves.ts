import type { Knex } from "knex";
import type { Db } from "../connection.ts";
import { eraseDeleted } from "../erasure.ts";
import { usersOf } from "../seats.ts";

/**
 * What a shelf keeps of a story, each by another person. The faces are its writers' avatars, as JSON
 * data, and leave with the captain.
 */
export type ShelfText = "title" | "cover" | "line" | "faces";

/** A winner with what its evening's table keeps of it. */
export interface Winner {
	story: number;
	mature: boolean;
	/** Each with the player who made it. */
	texts: readonly { kind: ShelfText; content: string; by: number }[];
}

/** A winner on a shelf, with those of its texts that are left. */
export interface ShelfStory extends Partial<Record<ShelfText, string>> {
	id: number;
	mature: boolean;
}

/**
 * Keeps the winners of a game at `now` (epoch ms) for the evening of a table. A winner that is kept
 * already stays as it is, and one that was taken down stays away.
 */
export async function keepWinners(
	trx: Knex.Transaction,
	game_id: number,
	winners: readonly Winner[],
	now: number,
): Promise<void> {
	const ids = winners.map(({ story }) => story);
	const taken = await trx("taken_stories").whereIn("story_id", ids).pluck("story_id");
	for (const { story: story_id, mature, texts } of winners) {
		if (taken.includes(story_id)) continue;
		const added = await trx("shelf_stories")
			.insert({ story_id, game_id, mature: Number(mature), kept_at: now, taken_down: 0 })
			.onConflict("story_id")
			.ignore()
			.returning("story_id");
		if (added.length === 0 || texts.length === 0) continue;
		const users = await usersOf(
			trx,
			texts.map(({ by }) => by),
		);
		await trx("shelf_texts").insert(
			texts.map(({ kind, content, by }) => ({
				...{ story_id, kind, content, user_id: users.get(by) ?? null },
			})),
		);
	}
}

/** Returns the winners of an evening that its table keeps, in the order of their stories. */
export async function winnersOn(db: Db, game_id: number): Promise<ShelfStory[]> {
	const rows = await db("shelf_stories")
		.join("shelf_texts", "shelf_texts.story_id", "shelf_stories.story_id")
		.where({ game_id, taken_down: 0 })
		.orderBy(["shelf_stories.story_id", "kind"])
		.select({ id: "shelf_stories.story_id", mature: "mature", kind: "kind", content: "content" });
	const each = new Map<number, ShelfStory>();
	for (const { id, mature, kind, content } of rows)
		each.set(id, { ...(each.get(id) ?? { id, mature: mature === 1 }), [kind]: content });
	// Faces alone say nothing about a story.
	return [...each.values()].filter(({ title, cover, line }) => title || cover || line);
}

/** Returns the stories of an evening that somebody took down from its shelf. */
export const takenFrom = (db: Db, game_id: number): Promise<number[]> =>
	db("shelf_stories").where({ game_id, taken_down: 1 }).pluck("story_id");

/**
 * Takes a story down from the shelf of a table for good, also from the disk, at `now` (epoch ms).
 * Returns false when it is of no evening of that table.
 */
export async function takeFromShelf(
	db: Db,
	table_id: number,
	{ story: story_id, game: game_id }: { story: number; game: number },
	now: number,
): Promise<boolean> {
	const evenings = await db("table_evenings").where({ table_id }).pluck("game_id");
	if (!evenings.includes(game_id)) return false;
	await db.transaction(async (trx) => {
		await trx("shelf_stories")
			.insert({ story_id, game_id, mature: 0, kept_at: now, taken_down: 1 })
			.onConflict("story_id")
			.merge({ taken_down: 1 });
		await trx("shelf_texts").where({ story_id }).delete();
	});
	await eraseDeleted(db);
	return true;
}

/** Removes what shelves have kept since before a time (epoch ms), also from the disk. */
export async function expireShelves(db: Db, before: number): Promise<void> {
	// Rows of stories that were taken down stay, because a library may still have the story.
	const old = db("shelf_stories").where("kept_at", "<", before);
	if ((await old.where({ taken_down: 0 }).delete()) > 0) await eraseDeleted(db);
}
