import { randomBytes } from "node:crypto";
import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";

/**
 * Saves the public form of a story (JSON data) until `expiresAt` (epoch ms), and returns its
 * shortcut. A story that is shared again keeps its shortcut.
 */
export async function saveShare(
	db: Db,
	{
		gameId,
		storyId,
		body,
		expiresAt,
	}: { gameId: number; storyId: number; body: unknown; expiresAt: number },
): Promise<string> {
	const row = {
		/** 72 random bits, which cannot be guessed. */
		shortcut: randomBytes(9).toString("base64url"),
		game_id: gameId,
		story_id: storyId,
		body: JSON.stringify(body),
		expires_at: expiresAt,
	};
	const [saved] = await db("shares")
		.insert(row)
		.onConflict("story_id")
		.merge(["body", "expires_at"])
		.returning("shortcut");
	return saved?.shortcut ?? row.shortcut;
}

/**
 * Returns the saved body behind a shortcut; null when there is none, it has expired, or its story
 * was taken down.
 */
export async function findShare(db: Db, shortcut: string, now: number): Promise<unknown> {
	const row = await shared(db, shortcut, now).first("body");
	return row ? JSON.parse(row.body) : null;
}

/**
 * Returns a number that changes when the story behind a shortcut is shared again; null like
 * `findShare`.
 */
export async function shareVersion(db: Db, shortcut: string, now: number): Promise<number | null> {
	const row = await shared(db, shortcut, now).first("expires_at");
	return row?.expires_at ?? null;
}

const shared = (db: Db, shortcut: string, now: number) =>
	db("shares")
		.where({ shortcut })
		.where("expires_at", ">", now)
		.whereNotIn("story_id", db("taken_stories").select("story_id"));

/** Removes expired shares, also from the disk, and returns their number. */
export async function expireShares(db: Db, now: number): Promise<number> {
	const expired = await db("shares").where("expires_at", "<=", now).delete();
	if (expired > 0) await eraseDeleted(db);
	return expired;
}
