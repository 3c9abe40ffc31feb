import { randomBytes } from "node:crypto";
import type { Db } from "./connection.ts";
import { eraseDeleted } from "./erasure.ts";

/**
 * Keeps the public form of a story (JSON data) until `expiresAt` (epoch ms) and answers its
 * shortcut; a story shared again keeps its shortcut.
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
		/** 72 random bits: nobody finds a story by guessing. */
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
 * The shared story behind a shortcut, as it was saved; null when there is none, or its time is
 * over.
 */
export async function findShare(db: Db, shortcut: string, now: number): Promise<unknown> {
	const row = await db("shares").where({ shortcut }).where("expires_at", ">", now).first("body");
	return row ? JSON.parse(row.body) : null;
}

/** Removes the shares whose time is over, from the disk too, and returns their number. */
export async function expireShares(db: Db, now: number): Promise<number> {
	const expired = await db("shares").where("expires_at", "<=", now).delete();
	if (expired > 0) await eraseDeleted(db);
	return expired;
}
