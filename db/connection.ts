import type { Knex } from "knex";
import { isPostgres } from "./dialects/dialect.ts";
import { openPostgres, postgresFacts } from "./postgres/open.ts";
import { openSqlite, sqliteFacts } from "./sqlite/open.ts";
import type {} from "./tables.ts";

export { DatabaseUnusable } from "./database-unusable.ts";
export { BackupMissing, UpgradeFailed } from "./migrations/upgrade.ts";

/** The database, which every query takes as its first argument. */
export type Db = Knex;

/**
 * Opens and migrates the database at an address of Postgres, or in a file of SQLite. Postgres takes
 * the operator's word that there is a backup before an upgrade (`upgrade` in migrations/upgrade.ts), while the
 * supervisor has copied the file. Throws DatabaseUnusable, UpgradeFailed or BackupMissing when no
 * retry can help.
 */
export const openDatabase = (place: string, backupMade?: string): Promise<Db> =>
	/^postgres(ql)?:\/\//.test(place) ? openPostgres(place, backupMade) : openSqlite(place);

/** Returns the version of the database and the settings in force, for the log. */
export const databaseFacts = (db: Db): Promise<Record<string, string | number>> =>
	isPostgres(db) ? postgresFacts(db) : sqliteFacts(db);
