import type { Knex } from "knex";
import { isPostgres, returnedRows } from "./dialect.ts";

/**
 * Returns the last id that each table has assigned, by table. Tables without a row may be absent.
 */
export async function lastIds(db: Knex): Promise<Map<string, number>> {
	const rows = await returnedRows<{ name: string; last: number }>(
		db,
		isPostgres(db) ? IN_POSTGRES : "SELECT name, seq AS last FROM sqlite_sequence",
	);
	return new Map(rows.map(({ name, last }) => [name, last]));
}

/**
 * A sequence belongs to the column that it was created with, and has no last value before its first
 * use.
 */
const IN_POSTGRES = `SELECT owner.relname AS name, COALESCE(pg_sequence_last_value(ids.oid), 0) AS last
	FROM pg_class AS ids
	JOIN pg_depend ON pg_depend.objid = ids.oid AND pg_depend.deptype = 'a'
	JOIN pg_class AS owner ON owner.oid = pg_depend.refobjid
	WHERE ids.relkind = 'S' AND owner.relnamespace = current_schema()::regnamespace`;

/** Makes every later id of a table greater than `least`, unless they are already. */
export async function advanceIds(
	trx: Knex.Transaction,
	table: string,
	least: number,
): Promise<void> {
	if (isPostgres(trx)) return advanceSequence(trx, table, least);
	await trx.raw(
		`INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0
		WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)`,
		[table, table],
	);
	await trx.raw("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", [least, table]);
}

async function advanceSequence(trx: Knex.Transaction, table: string, least: number): Promise<void> {
	const isBehind = async () => ((await lastIds(trx)).get(table) ?? 0) < least;
	if (!(await isBehind())) return;
	// No other process can assign an id of this table before the commit.
	await trx.raw("LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE", [table]);
	if (!(await isBehind())) return;
	const column = table === "seats" ? "player_id" : "id";
	await trx.raw("SELECT setval(pg_get_serial_sequence(?, ?), ?)", [table, column, least]);
}
