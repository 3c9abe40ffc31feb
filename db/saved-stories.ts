import type { Db } from "./connection.ts";
import { oneAtATime } from "./dialects/dialect.ts";
import { eraseDeleted } from "./erasure.ts";

/** A saved story without its text. */
export interface SavedRow {
	storyId: number;
	title: string;
	mature: boolean;
	/** The number of parts. */
	parts: number;
	/** Epoch ms. */
	savedAt: number;
}

const ROW = {
	storyId: "story_id",
	title: "title",
	mature: "mature",
	parts: "parts",
	savedAt: "saved_at",
} as const;

/**
 * Saves a story (`body` is JSON data) for an account; a story that is already saved stays
 * unchanged. Returns false when the account has `atMost` stories.
 */
export async function saveStory(
	db: Db,
	userId: string,
	story: SavedRow & { body: unknown },
	atMost: number,
): Promise<boolean> {
	return db.transaction(async (trx) => {
		await oneAtATime(trx, `stories of ${userId}`);
		const kept = await trx("saved_stories")
			.where({ user_id: userId })
			.count({ count: "*" })
			.first();
		if (Number(kept?.count ?? 0) >= atMost) return false;
		const { storyId: story_id, title, mature, parts, savedAt: saved_at, body } = story;
		const row = {
			user_id: userId,
			story_id,
			title,
			mature: Number(mature),
			parts,
			saved_at,
			body: JSON.stringify(body),
		};
		await trx("saved_stories").insert(row).onConflict(["user_id", "story_id"]).ignore();
		return true;
	});
}

/** Returns the stories of an account, latest first. */
export async function savedStories(db: Db, userId: string): Promise<SavedRow[]> {
	const order = [
		{ column: "saved_at", order: "desc" },
		{ column: "story_id", order: "desc" },
	] as const;
	const rows = await db("saved_stories")
		.where({ user_id: userId })
		.select(ROW)
		.orderBy([...order]);
	return rows.map((row) => ({ ...row, mature: row.mature === 1 }));
}

/** Returns a story of an account with its body; null when there is none with this id. */
export async function savedStory(
	db: Db,
	userId: string,
	storyId: number,
): Promise<(SavedRow & { body: unknown }) | null> {
	const row = await db("saved_stories")
		.where({ user_id: userId, story_id: storyId })
		.first({ ...ROW, body: "body" });
	return row ? { ...row, mature: row.mature === 1, body: JSON.parse(row.body) } : null;
}

/**
 * Deletes a story of an account, also from the disk. Returns false when there is none with this id.
 */
export async function deleteSavedStory(db: Db, userId: string, storyId: number): Promise<boolean> {
	const deleted = await db("saved_stories").where({ user_id: userId, story_id: storyId }).delete();
	if (deleted > 0) await eraseDeleted(db);
	return deleted > 0;
}
