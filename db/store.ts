import type { Db } from "./connection.ts";
import { advanceIds, lastIds } from "./dialects/sequences.ts";

/** The highest id that each table has used. Rooms in the engine contain these ids. */
export type Dealt = Record<(typeof TABLES)[number], number>;

/** The tables whose ids are counted. */
export const TABLES = ["rooms", "seats", "texts", "prompts", "prompt_packs"] as const;

/** Returns the random id of this database, and whether an engine is bound to it. */
export async function readStore(db: Db): Promise<{ id: string; bound: boolean }> {
	const row = await db("store").first("id", "bound");
	if (!row) throw new Error("The table store must have one row (got none)");
	return { id: row.id, bound: row.bound === 1 };
}

/** Records that an engine is bound to this database. */
export async function markBound(db: Db): Promise<void> {
	await db("store").update({ bound: 1 });
}

/** Returns the time of the database's first migration, epoch ms. */
export async function dataSince(db: Db): Promise<number> {
	const [first] = await db("knex_migrations").orderBy("id").limit(1).pluck("migration_time");
	// SQLite has a number where Postgres has a date.
	return new Date(first).getTime();
}

/** Returns the highest ids that were used, including those of deleted rows. */
export async function readDealt(db: Db): Promise<Dealt> {
	const {
		rooms = 0,
		seats = 0,
		texts = 0,
		prompts = 0,
		prompt_packs = 0,
	} = Object.fromEntries(await lastIds(db));
	return { rooms, seats, texts, prompts, prompt_packs };
}

/** Makes every later id greater than these. Counters that are already higher stay unchanged. */
export async function dealBeyond(db: Db, least: Partial<Dealt>): Promise<void> {
	await db.transaction(async (trx) => {
		for (const table of TABLES) await advanceIds(trx, table, least[table] ?? 0);
	});
}
