import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";

/** A saved story as a list shows it. */
export interface SavedRow {
	storyId: number;
	title: string;
	mature: boolean;
	/** How many. */
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
 * Keeps a story (`body` is JSON data) for an account; one that is there already stays as it is.
 * False when the account has `atMost` stories.
 */
export async function saveStory(
	db: Db,
	userId: string,
	story: SavedRow & { body: unknown },
	atMost: number,
): Promise<boolean> {
	return db.transaction(async (trx) => {
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

/** An account's stories, the latest first. */
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

/** One story of an account with its body; null when it has none of this id. */
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
 * Deletes a story from an account and from the disk; false when the account has none of this id.
 */
export async function deleteSavedStory(db: Db, userId: string, storyId: number): Promise<boolean> {
	const deleted = await db("saved_stories").where({ user_id: userId, story_id: storyId }).delete();
	if (deleted > 0) await eraseDeleted(db);
	return deleted > 0;
}
