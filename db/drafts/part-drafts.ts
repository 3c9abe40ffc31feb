import type { Db } from "../connection.ts";
import { holdingRooms, jsonRows, storableIn } from "../dialects/dialect.ts";
import { type GroupWriter, groupWriter } from "./group-writer.ts";
import { prepared } from "./prepared.ts";

/** The text of a part that is being written. */
interface PartDraft {
	submissionId: number;
	gameId: number;
	content: string;
	words: number;
	/** The number of the player's connection: later saves over older connections have no effect. */
	connection: number;
}

const writers = new WeakMap<Db, GroupWriter<PartDraft>>();

/**
 * Returns this process's only writer of a database's part drafts, because two would have no order.
 * A save is "closed" when its part or room is closed, or a newer connection has saved.
 */
export function draftWriter(db: Db): GroupWriter<PartDraft> {
	const known = writers.get(db);
	if (known) return known;
	const writer = groupWriter(
		(draft: PartDraft) => draft.submissionId,
		(drafts) => writeDrafts(db, drafts, Date.now()),
	);
	writers.set(db, writer);
	return writer;
}

/**
 * Writes the drafts in one statement, and returns the written ids. Skips closed parts, closed rooms
 * (so that removed content stays removed), and drafts that a newer connection has saved.
 */
async function writeDrafts(db: Db, drafts: PartDraft[], now: number): Promise<Set<number>> {
	const text = storableIn(db);
	const values = drafts.map((d) => [
		d.submissionId,
		d.gameId,
		text(d.content),
		d.words,
		d.connection,
	]);
	const rows = await prepared<{ submission_id: number }>(
		db,
		{ name: "save-part-drafts", sql: saveIn(db) },
		[now, JSON.stringify(values)],
	);
	return new Set(rows.map((row) => row.submission_id));
}

const saveIn = (
	db: Db,
) => `INSERT INTO parts (submission_id, game_id, content, words, connection, updated_at)
	SELECT ${whole(0)}, ${whole(1)}, draft.value ->> 2, ${whole(3)}, ${whole(4)}, CAST(? AS bigint)
	FROM ${jsonRows(db)} AS draft JOIN rooms ON rooms.id = ${whole(1)}
	WHERE rooms.closed_at IS NULL
	${holdingRooms(db, "2, 1")}
	ON CONFLICT (submission_id) DO UPDATE
	SET content = excluded.content, words = excluded.words, connection = excluded.connection,
		updated_at = excluded.updated_at
	WHERE parts.closed = 0 AND parts.connection <= excluded.connection
	RETURNING submission_id`;

/** Postgres reads all values in JSON as text. */
const whole = (index: number) => `CAST(draft.value ->> ${index} AS bigint)`;
