import type { Knex } from "knex";
import { isPostgres } from "./dialects/dialect.ts";
import { openPostgres, postgresFacts } from "./postgres/open.ts";
import { openSqlite, sqliteFacts } from "./sqlite/open.ts";
import type {} from "./tables.ts";

export { DatabaseUnusable } from "./database-unusable.ts";

/** The database, which every query takes as its first argument. */
export type Db = Knex;

/**
 * Opens and migrates the database at an address of Postgres, or in a file of SQLite. Throws
 * DatabaseUnusable when no retry can help, and other errors when a migration fails.
 */
export const openDatabase = (place: string): Promise<Db> =>
	/^postgres(ql)?:\/\//.test(place) ? openPostgres(place) : openSqlite(place);

/** Returns the version of the database and the settings in force, for the log. */
export const databaseFacts = (db: Db): Promise<Record<string, string | number>> =>
	isPostgres(db) ? postgresFacts(db) : sqliteFacts(db);
