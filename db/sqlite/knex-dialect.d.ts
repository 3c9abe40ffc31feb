/** Knex's class for SQLite, which comes without types. */
declare module "knex/lib/dialects/sqlite3/index.js" {
	import type { Knex } from "knex";
	export type SqliteTransaction = Knex.Transaction & {
		query(connection: unknown, sql: string): Promise<unknown>;
	};
	export default class SqliteClient extends Knex.Client {
		transaction(...args: unknown[]): SqliteTransaction;
	}
}
