import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";

/** Drawings stored for one story: a captain draws one, and repeated messages are equal. */
const MOST = 4;

/**
 * Stores the drawing of a story's cover and returns its id, which is the same for the same drawing.
 * Returns null when too many are stored for the story.
 */
export async function saveCover(
	db: Db,
	gameId: number,
	storyId: number,
	drawing: string,
): Promise<string | null> {
	const id = createHash("sha256").update(`${storyId} ${drawing}`).digest("base64url").slice(0, 22);
	const others = await db("covers")
		.where({ story_id: storyId })
		.whereNot({ id })
		.count({ count: "*" })
		.first();
	if (Number(others?.count ?? 0) >= MOST) return null;
	await db("covers")
		.insert({ id, game_id: gameId, story_id: storyId, drawing })
		.onConflict("id")
		.ignore();
	return id;
}

/** Returns drawings by id. Unknown ids are left out. */
export async function readCovers(db: Db, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db("covers").whereIn("id", ids).select("id", "drawing");
	return new Map(rows.map(({ id, drawing }) => [id, drawing]));
}

/**
 * Removes the covers of stories, also from shared, saved and kept stories, shelves and the disk. A shared
 * story gets another version, so that its preview is drawn again.
 */
export async function removeCovers(db: Db, storyIds: number[]): Promise<void> {
	await db.transaction(async (trx) => {
		for (const id of storyIds) await removeFromKept(trx, id);
		await trx("covers").whereIn("story_id", storyIds).delete();
		await trx("shelf_texts").whereIn("story_id", storyIds).where({ kind: "cover" }).delete();
		for (const { shortcut, body, expires_at } of await trx("shares")
			.whereIn("story_id", storyIds)
			.orderBy("shortcut")
			.forUpdate()
			.select("shortcut", "body", "expires_at")) {
			const bare = withoutCover(body);
			if (bare === null) continue;
			await trx("shares")
				.where({ shortcut })
				.update({ body: bare, expires_at: expires_at - 1 });
		}
		for (const { user_id, story_id, body } of await trx("saved_stories")
			.whereIn("story_id", storyIds)
			.orderBy(["user_id", "story_id"])
			.forUpdate()
			.select("user_id", "story_id", "body")) {
			const bare = withoutCover(body);
			if (bare !== null)
				await trx("saved_stories").where({ user_id, story_id }).update({ body: bare });
		}
	});
	await eraseDeleted(db);
}

/**
 * Removes the cover of a story of a finished game, whose body is the view of all viewers. The game
 * gets another time, so that no cache keeps the cover.
 */
async function removeFromKept(trx: Knex.Transaction, storyId: number): Promise<void> {
	const [row] = await trx("finished_games")
		.where("id", "<=", storyId)
		.where("last_id", ">=", storyId)
		.forUpdate()
		.select("id", "body", "expires_at");
	if (!row) return;
	// The room's activity wrote this column.
	const game = JSON.parse(row.body) as { stories: Record<string, { meta: { cover?: string } }> };
	const story = game.stories[storyId];
	if (story?.meta.cover === undefined) return;
	delete story.meta.cover;
	await trx("finished_games")
		.where({ id: row.id })
		.update({ body: JSON.stringify(game), expires_at: row.expires_at - 1 });
}

/** Returns the JSON of a story without its cover; null when it has none. */
function withoutCover(body: string): string | null {
	const { cover, ...story } = JSON.parse(body) as { cover?: string };
	return cover === undefined ? null : JSON.stringify(story);
}
