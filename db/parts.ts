import type { Db } from "./connection.ts";
import { draftWriter } from "./drafts.ts";

/**
 * Closes parts behind the saves handed in so far, and answers their numbers of words by submission
 * id.
 * Parts nobody wrote in are closed empty; closing again changes nothing.
 */
export async function closeParts(
	db: Db,
	gameId: number,
	submissionIds: number[],
	now: number,
): Promise<Record<number, number>> {
	if (submissionIds.length === 0) return {};
	const empty = submissionIds.map((submission_id) => ({
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

/** Texts of parts, drafts included, by submission id; an id nobody has written for is left out. */
export async function readParts(db: Db, submissionIds: number[]): Promise<Map<number, string>> {
	const rows = await db("parts")
		.whereIn("submission_id", submissionIds)
		.select("submission_id", "content");
	return new Map(rows.map(({ submission_id, content }) => [submission_id, content]));
}
