import type { Db } from "../connection.ts";
import { oneAtATime, returnedRows } from "../dialects/dialect.ts";
import { eraseDeleted } from "../erasure.ts";

/** The outcome of a reported story. */
export type ReportState = "open" | "dismissed" | "taken down" | "gone";

/** The reports of one shared story. Times are epoch ms. */
export interface ReportedStory {
	storyId: number;
	shortcut: string;
	/** How often each reason was given. */
	reasons: { reason: string; count: number }[];
	firstAt: number;
	lastAt: number;
	state: ReportState;
	/** The shared body; null when the story is no longer shared. */
	body: unknown;
	expiresAt: number | null;
}

/**
 * Counts a report of a shared story, which then waits for an admin again. Returns false when the
 * story is not shared at `now` (epoch ms).
 */
export async function reportStory(
	db: Db,
	{ shortcut, reason }: { shortcut: string; reason: string },
	now: number,
): Promise<boolean> {
	const share = await db("shares")
		.where({ shortcut })
		.where("expires_at", ">", now)
		.first("story_id");
	if (!share) return false;
	const { story_id } = share;
	await db.transaction(async (trx) => {
		// Prevents a deadlock between two reports for different reasons.
		await oneAtATime(trx, `reports of ${story_id}`);
		await trx("story_reports")
			.insert({ story_id, reason, shortcut, count: 1, first_at: now, last_at: now })
			.onConflict(["story_id", "reason"])
			.merge({ count: trx.raw("story_reports.count + 1"), last_at: now });
		await trx("story_reports").where({ story_id }).update({ settled_at: null });
	});
	return true;
}

/**
 * Returns the reported stories, those that wait for an admin first, then latest first. At most
 * `limit` after the first `skip`.
 */
export async function reportedStories(
	db: Db,
	{ skip, limit }: { skip: number; limit: number },
	now: number,
): Promise<ReportedStory[]> {
	const rows = await returnedRows<Row>(
		db,
		`SELECT story_id, reports.shortcut, first_at, last_at, settled, taken_at, body, expires_at
		FROM (
			SELECT story_id, MAX(shortcut) AS shortcut, MIN(first_at) AS first_at,
				MAX(last_at) AS last_at, MIN(CASE WHEN settled_at IS NULL THEN 0 ELSE 1 END) AS settled
			FROM story_reports GROUP BY story_id
		) AS reports
		LEFT JOIN taken_stories USING (story_id)
		LEFT JOIN (SELECT story_id, body, expires_at FROM shares WHERE expires_at > ?) AS shared
			USING (story_id)
		ORDER BY (settled = 1 OR taken_at IS NOT NULL OR body IS NULL), last_at DESC, story_id DESC
		LIMIT ? OFFSET ?`,
		[now, limit, skip],
	);
	const reasons = await reasonsOf(
		db,
		rows.map(({ story_id }) => story_id),
	);
	return rows.map((row) => ({
		storyId: row.story_id,
		shortcut: row.shortcut,
		reasons: reasons.get(row.story_id) ?? [],
		firstAt: row.first_at,
		lastAt: row.last_at,
		state: stateOf(row),
		body: row.body === null ? null : JSON.parse(row.body),
		expiresAt: row.expires_at,
	}));
}

interface Row {
	story_id: number;
	shortcut: string;
	first_at: number;
	last_at: number;
	settled: number;
	taken_at: number | null;
	body: string | null;
	expires_at: number | null;
}

async function reasonsOf(
	db: Db,
	storyIds: number[],
): Promise<Map<number, ReportedStory["reasons"]>> {
	const rows = await db("story_reports")
		.whereIn("story_id", storyIds)
		.orderBy(["story_id", "reason"])
		.select("story_id", "reason", "count");
	const reasons = new Map<number, ReportedStory["reasons"]>();
	for (const { story_id, ...reason } of rows)
		reasons.set(story_id, [...(reasons.get(story_id) ?? []), reason]);
	return reasons;
}

function stateOf({ taken_at, body, settled }: Row): ReportState {
	if (taken_at !== null) return "taken down";
	if (body === null) return "gone";
	return settled === 1 ? "dismissed" : "open";
}

/** Returns the story behind a shortcut that is or was shared; null for an unknown shortcut. */
export async function storyBehind(db: Db, shortcut: string): Promise<number | null> {
	for (const table of ["shares", "taken_stories", "story_reports"] as const) {
		const row = await db(table).where({ shortcut }).first("story_id");
		if (row) return row.story_id;
	}
	return null;
}

/** Dismisses the reports of a story. Returns false when there are none. */
export async function dismissReports(db: Db, storyId: number, now: number): Promise<boolean> {
	const where = { story_id: storyId };
	return (await db("story_reports").where(where).update({ settled_at: now })) > 0;
}

/**
 * Takes a shared story down for good, also from the disk. Its shortcut cannot be used again. Shared
 * sequels of its room go too, because they may have a copy; shared again, they come without it.
 */
export async function takeDown(
	db: Db,
	{ storyId, shortcut, gameId }: { storyId: number; shortcut: string; gameId: number },
	now: number,
): Promise<void> {
	await db.transaction(async (trx) => {
		await trx("taken_stories")
			.insert({ story_id: storyId, shortcut, taken_at: now })
			.onConflict()
			.ignore();
		await trx("shares").where({ game_id: gameId }).whereLike("body", '%"earlier":[%').delete();
		await trx("shares").where({ story_id: storyId }).delete();
		await trx("shelf_texts").where({ story_id: storyId }).delete();
		await trx("story_reports").where({ story_id: storyId }).update({ settled_at: now });
	});
	await eraseDeleted(db);
}

/** Returns whether a story was taken down, by its id or by its shortcut. */
export async function isTakenDown(
	db: Db,
	story: { story_id: number } | { shortcut: string },
): Promise<boolean> {
	return (await db("taken_stories").where(story).first("story_id")) !== undefined;
}

/** Returns those of some stories that were taken down. */
export async function takenDownAmong(db: Db, storyIds: number[]): Promise<number[]> {
	const rows = await db("taken_stories").whereIn("story_id", storyIds).select("story_id");
	return rows.map(({ story_id }) => story_id);
}

/** Removes the reports of stories without a new report since a time (epoch ms). */
export async function expireStoryReports(db: Db, before: number): Promise<void> {
	const recent = db("story_reports").where("last_at", ">=", before).select("story_id");
	await db("story_reports").whereNotIn("story_id", recent).delete();
}
