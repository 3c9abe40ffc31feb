import type { Db } from "../connection.ts";
import { jsonField } from "../dialects/dialect.ts";

/** A story of an evening that somebody keeps in their library. */
export interface KeptStory {
	id: number;
	title: string;
	mature: boolean;
	/** The names of the awards that it won. */
	awards: string[];
	bestLine: string | null;
	/** The name of its captain. */
	captain: string | null;
	/** It is in the asking account's library. */
	own: boolean;
}

/** An evening of a table on which a game was finished. */
export interface Evening {
	gameId: number;
	/** The time of its last results, epoch ms. */
	playedAt: number;
}

/** Adds a room to a table that opens it at `now` (epoch ms). */
export async function addEvening(
	db: Db,
	table_id: number,
	game_id: number,
	now: number,
): Promise<void> {
	await db("table_evenings").insert({ game_id, table_id });
	await db("lasting_tables").where({ id: table_id }).update({ last_at: now });
}

/** The open room of a table. */
export interface OpenEvening {
	gameId: number;
	code: string;
	/** The time of its last results, epoch ms; null before the first. */
	playedAt: number | null;
}

/** Returns the latest room of a table that is open; null when none is. */
export async function openEvening(db: Db, tableId: number): Promise<OpenEvening | null> {
	const row = await db("table_evenings")
		.join("rooms", "rooms.id", "table_evenings.game_id")
		.where("table_id", tableId)
		.whereNull("closed_at")
		.orderBy("game_id", "desc")
		.first({ gameId: "game_id", code: "code", playedAt: "played_at" });
	return row ?? null;
}

/**
 * Reserves the table for one caller who opens a room at `now` (epoch ms). Returns false while
 * another one does, who has begun after `since`.
 */
export async function beginOpening(
	db: Db,
	id: number,
	{ since, now }: { since: number; now: number },
): Promise<boolean> {
	const reserved = await db("lasting_tables")
		.where({ id })
		.where((query) => query.whereNull("opening_at").orWhere("opening_at", "<", since))
		.update({ opening_at: now });
	return reserved > 0;
}

/** Releases the table's lock on opening a room. */
export async function endOpening(db: Db, id: number): Promise<void> {
	await db("lasting_tables").where({ id }).update({ opening_at: null });
}

/** Returns the evenings of a table, the latest first, at most `most`. */
export async function eveningsOf(db: Db, tableId: number, most: number): Promise<Evening[]> {
	const rows = await db("table_evenings")
		.where({ table_id: tableId })
		.whereNotNull("played_at")
		.orderBy("game_id", "desc")
		.limit(most)
		.select("game_id", "played_at");
	return rows.map(({ game_id, played_at }) => ({ gameId: game_id, playedAt: played_at ?? 0 }));
}

/**
 * Returns the stories from an id to before another one that are in somebody's library and were not
 * taken down.
 */
export async function keptStories(
	db: Db,
	{ from, before }: { from: number; before: number },
	userId: string | null,
): Promise<KeptStory[]> {
	const rows = await db("saved_stories")
		.where("story_id", ">=", from)
		.where("story_id", "<", before)
		.whereNotIn("story_id", db("taken_stories").select("story_id"))
		.orderBy("story_id")
		.select({
			id: "story_id",
			user: "user_id",
			title: "title",
			mature: "mature",
			awards: jsonField(db, "body", "awards"),
			line: jsonField(db, "body", "best_line"),
			captain: jsonField(db, "body", "captain"),
		});
	const own = new Set(rows.filter(({ user }) => user === userId).map(({ id }) => id));
	const each = new Map(rows.map((row) => [row.id, row]));
	return [...each.values()].map(({ id, title, mature, awards, line, captain }) => ({
		id,
		title,
		mature: mature === 1,
		awards: JSON.parse(awards ?? "[]"),
		bestLine: JSON.parse(line ?? "null"),
		captain: JSON.parse(captain ?? "null")?.name ?? null,
		own: own.has(id),
	}));
}
