import type { Knex } from "knex";
import { storable } from "./nul-character.ts";

// The differences between SQLite and Postgres. These functions take a Knex and not a Db, because
// connection.ts imports files that use them.

/** Returns whether a database or a transaction is in Postgres. */
export const isPostgres = (db: Knex): boolean => db.client.dialect === "postgresql";

/** Runs a statement that knex cannot build, and returns its rows. */
export async function returnedRows<Row>(
	db: Knex,
	sql: string,
	values: (string | number)[] = [],
): Promise<Row[]> {
	const result = await db.raw(sql, values);
	return isPostgres(db) ? result.rows : result;
}

/**
 * Returns the SQL for a source of rows, with the column `value`, from a parameter that is a JSON
 * list.
 */
export const jsonRows = (db: Knex): string =>
	isPostgres(db) ? "json_array_elements(CAST(? AS json))" : "json_each(?)";

/** Returns the SQL for the JSON of a key in a column that has a JSON object. */
export const jsonField = (db: Knex, column: string, key: string): Knex.Raw =>
	db.raw(isPostgres(db) ? "CAST(CAST(?? AS json) -> ? AS text)" : "?? -> ?", [column, key]);

/**
 * Returns the function that makes a text storable within a JSON parameter. Other parameters need
 * none.
 */
export const storableIn = (db: Knex): ((text: string) => string) =>
	isPostgres(db) ? (text) => storable(text.toWellFormed()) : (text) => text;

/**
 * Returns the end of a SELECT whose rooms must not change before the statement has committed. Rows
 * are locked in the given order to prevent deadlocks. SQLite has one writer at a time and needs no
 * lock.
 */
export const holdingRooms = (db: Knex, order: string): string =>
	isPostgres(db) ? `ORDER BY ${order} FOR SHARE OF rooms` : "";

/**
 * Waits until no other transaction that named the same thing runs, in any process, so that later
 * counts are valid until the commit. SQLite has one writer at a time and does not wait.
 */
export async function oneAtATime(trx: Knex.Transaction, thing: string): Promise<void> {
	if (isPostgres(trx))
		await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [thing]);
}

/** Returns whether a statement failed because another row has the same unique value. */
export const isTaken = (error: unknown): boolean =>
	error instanceof Error &&
	"code" in error &&
	(error.code === "23505" ||
		(error.code === "SQLITE_CONSTRAINT" && error.message.includes("UNIQUE")));
