import type { Knex } from "knex";
import type { Db } from "./connection.ts";
import { draftWriter } from "./drafts/part-drafts.ts";

/**
 * Closes parts after all earlier saves, and returns their word counts by submission id. A part
 * without a text is closed empty; closing again changes nothing.
 */
export async function closeParts(
	db: Db,
	gameId: number,
	submissionIds: number[],
	now: number,
): Promise<Record<number, number>> {
	if (submissionIds.length === 0) return {};
	// Each id once and in order, because Postgres locks the rows one by one.
	const ids = [...new Set(submissionIds)].sort((a, b) => a - b);
	const empty = ids.map((submission_id) => ({
		submission_id,
		game_id: gameId,
		content: "",
		words: 0,
		closed: 1,
		updated_at: now,
	}));
	const rows = await draftWriter(db).inTurn(() =>
		db("parts")
			.insert(empty)
			.onConflict("submission_id")
			.merge(["closed"])
			.returning(["submission_id", "words"]),
	);
	return Object.fromEntries(rows.map(({ submission_id, words }) => [submission_id, words]));
}

/**
 * Deletes the parts of a game, apart from spared ones. Locks them in the same order as `closeParts` to prevent deadlocks in
 * Postgres; SQLite ignores the lock.
 */
export async function deleteParts(
	trx: Knex.Transaction,
	gameId: number,
	spared: number[] = [],
): Promise<void> {
	const parts = trx("parts").where({ game_id: gameId }).whereNotIn("submission_id", spared);
	await parts.clone().orderBy("submission_id").forUpdate().select("submission_id");
	await parts.delete();
}

/**
 * Returns the texts of parts, including drafts, by submission id. Parts without a text are left
 * out.
 */
export async function readParts(db: Db, submissionIds: number[]): Promise<Map<number, string>> {
	const rows = await db("parts")
		.whereIn("submission_id", submissionIds)
		.select("submission_id", "content");
	return new Map(rows.map(({ submission_id, content }) => [submission_id, content]));
}
