import type { Db } from "../connection.ts";
import { holdingRooms, returnedRows } from "../dialects/dialect.ts";
import { type GroupWriter, groupWriter } from "./group-writer.ts";

/** Identifies one entry of a player in a phase. */
export interface EntryKey {
	playerId: number;
	/** The phase, counted as `stage` in the room's state. */
	stage: number;
	action: string;
	/** The story that the player reacts to; 0 for actions that a player has only once per phase. */
	storyId: number;
}

/** An unsubmitted entry of a player: the action's body as JSON. */
export interface EntryDraft extends EntryKey {
	gameId: number;
	body: string;
	/** The number of the player's connection: later saves over older connections have no effect. */
	connection: number;
}

const writers = new WeakMap<Db, GroupWriter<EntryDraft>>();

/**
 * Returns this process's only writer of a database's entries. A save is "closed" when its stage or
 * room is closed, or a newer connection has saved.
 */
export function entryWriter(db: Db): GroupWriter<EntryDraft> {
	const known = writers.get(db);
	if (known) return known;
	const writer = groupWriter(keyOf, (drafts: EntryDraft[]) => writeEntries(db, drafts, Date.now()));
	writers.set(db, writer);
	return writer;
}

const keyOf = ({ playerId, stage, action, storyId }: EntryKey): string =>
	[playerId, stage, action, storyId].join();

/**
 * Writes the entries in one statement, and returns the keys of the written ones. Skips closed
 * stages and closed rooms, so that every acknowledged entry counts. The first row contains the
 * types of all, because Postgres would otherwise treat parameters as text.
 */
async function writeEntries(db: Db, drafts: EntryDraft[], now: number): Promise<Set<string>> {
	const rows = await returnedRows<{
		player_id: number;
		stage: number;
		action: string;
		story_id: number;
	}>(
		db,
		`INSERT INTO entries (player_id, game_id, stage, action, story_id, body, connection, updated_at)
		SELECT column1, column2, column3, column4, column5, column6, column7, CAST(? AS bigint)
		FROM (VALUES ${drafts.map((_, i) => (i === 0 ? TYPED : "(?,?,?,?,?,?,?)")).join(",")}) AS drafts
		JOIN rooms ON rooms.id = column2
		WHERE rooms.closed_at IS NULL AND rooms.closed_stage < column3
		${holdingRooms(db, "column2, column1, column3, column4, column5")}
		ON CONFLICT (player_id, stage, action, story_id) DO UPDATE
		SET body = excluded.body, connection = excluded.connection, updated_at = excluded.updated_at
		WHERE entries.connection <= excluded.connection
		RETURNING player_id, stage, action, story_id`,
		[
			now,
			...drafts.flatMap(({ playerId, gameId, stage, action, storyId, body, connection }) => [
				...[playerId, gameId, stage, action],
				...[storyId, body, connection],
			]),
		],
	);
	return new Set(
		rows.map(({ player_id, stage, action, story_id }) =>
			keyOf({ playerId: player_id, stage, action, storyId: story_id }),
		),
	);
}

const TYPED =
	"(CAST(? AS bigint),CAST(? AS bigint),CAST(? AS bigint),CAST(? AS text),CAST(? AS bigint),CAST(? AS text),CAST(? AS bigint))";

/**
 * Replaces a saved entry with the one that its player has submitted over this connection, unless a
 * newer connection has saved. Does nothing if there is none.
 */
export async function replaceEntry(
	db: Db,
	{ playerId: player_id, stage, action, storyId: story_id }: EntryKey,
	{ body, connection }: Pick<EntryDraft, "body" | "connection">,
): Promise<void> {
	await db("entries")
		.where({ player_id, stage, action, story_id })
		.where("connection", "<=", connection)
		.update({ body, connection });
}

/** Returns whether exactly this body was saved, whatever its stage. */
export async function isEntrySaved(
	db: Db,
	{ playerId, action, storyId }: EntryKey,
	body: string,
): Promise<boolean> {
	const row = { player_id: playerId, action, story_id: storyId, body };
	return (await db("entries").where(row).first("player_id")) !== undefined;
}

/** Returns these players' entries in a stage. */
export async function readEntries(
	db: Db,
	playerIds: number[],
	stage: number,
): Promise<Pick<EntryDraft, "playerId" | "action" | "storyId" | "body">[]> {
	return db("entries")
		.whereIn("player_id", playerIds)
		.where({ stage })
		.orderBy(["player_id", "action", "story_id"])
		.select({ playerId: "player_id", action: "action", storyId: "story_id", body: "body" });
}

/** Refuses all later saves in this and the earlier stages of the game. */
export async function closeStage(db: Db, gameId: number, stage: number): Promise<void> {
	await db("rooms").where({ id: gameId }).where("closed_stage", "<", stage).update({
		closed_stage: stage,
	});
}
