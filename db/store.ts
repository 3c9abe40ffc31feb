import type { Db } from "./connection.ts";

/** The highest id that each table has used. Rooms in the engine refer to these ids. */
export type Dealt = Record<(typeof TABLES)[number], number>;

/** The tables whose ids are counted. */
export const TABLES = ["rooms", "seats", "texts", "prompts", "prompt_packs"] as const;

/** Returns the random id of this database, and whether an engine knows it. */
export async function readStore(db: Db): Promise<{ id: string; bound: boolean }> {
	const row = await db("store").first("id", "bound");
	if (!row) throw new Error("The table store must have one row (got none)");
	return { id: row.id, bound: row.bound === 1 };
}

/** Records that an engine knows this database. */
export async function markBound(db: Db): Promise<void> {
	await db("store").update({ bound: 1 });
}

/** Returns the highest ids that were used, also by rows that are gone. */
export async function readDealt(db: Db): Promise<Dealt> {
	const rows: { name: string; seq: number }[] = await db.raw(
		"SELECT name, seq FROM sqlite_sequence",
	);
	const {
		rooms = 0,
		seats = 0,
		texts = 0,
		prompts = 0,
		prompt_packs = 0,
	} = Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
	return { rooms, seats, texts, prompts, prompt_packs };
}

/** Makes every later id greater than these. Counters that are higher already stay unchanged. */
export async function dealBeyond(db: Db, least: Partial<Dealt>): Promise<void> {
	await db.transaction(async (trx) => {
		for (const table of TABLES) {
			const seq = least[table] ?? 0;
			await trx.raw(
				`INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0
				WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)`,
				[table, table],
			);
			await trx.raw("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", [seq, table]);
		}
	});
}
