import { describe, expect, test } from "vitest";
import type { Db } from "../../db/connection.ts";
import { isPostgres, returnedRows } from "../../db/dialects/dialect.ts";
import { DATABASES } from "./temp-database.ts";

/** The look-ups that run often, or over tables that grow: a table and what it is filtered by. */
const LOOK_UPS = [
	["shares", "expires_at <= 5"],
	["finished_games", "expires_at <= 5"],
	["seats", "user_id = 'a'"],
	["rooms", "closed_at < 5"],
	["continue_links", "expires_at <= 5"],
	["password_resets", "expires_at <= 5"],
	["provider_records", "expires_at < 5"],
	["accounts", "signed_in_at < 5"],
	["lasting_tables", "last_at < 5"],
	["shelf_stories", "kept_at < 5"],
	["shelf_texts", "user_id = 'a'"],
	["push_messages", "due_at <= 5"],
	["entries", "player_id = 1 AND stage = 2"],
	["finished_seats", "finished_id = 1 AND secret_hash = 'a'"],
	["first_lines", "date < '2026'"],
] as const;

/** Returns how the database finds these rows. */
async function planOf(db: Db, table: string, filter: string): Promise<string> {
	const query = `SELECT * FROM ${table} WHERE ${filter}`;
	if (!isPostgres(db)) return JSON.stringify(await returnedRows(db, `EXPLAIN QUERY PLAN ${query}`));
	return db.transaction(async (trx) => {
		// It would read a small table as a whole.
		await trx.raw("SET LOCAL enable_seqscan = off");
		return JSON.stringify(await returnedRows(trx, `EXPLAIN ${query}`));
	});
}

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("what sweeps and look-ups filter by has an index", async () => {
		const db = await tempDatabase();
		const slow: string[] = [];
		for (const [table, filter] of LOOK_UPS)
			if (!/USING|Index/.test(await planOf(db, table, filter))) slow.push(`${table}: ${filter}`);
		expect(slow).toEqual([]);
	});
});
