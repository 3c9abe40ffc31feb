/// <reference path="./knex-dialect.d.ts" />
import SqliteClient, { type SqliteTransaction } from "knex/lib/dialects/sqlite3/index.js";

/** Knex for SQLite, whose transactions wait for other processes. */
export class Sqlite extends SqliteClient {
	/**
	 * Takes the write lock at the begin. A transaction that reads first would otherwise fail at once,
	 * without the busy timeout, when another process has written between its read and its write.
	 */
	override transaction(...args: unknown[]): SqliteTransaction {
		const transaction = super.transaction(...args);
		return Object.assign(transaction, {
			begin: (connection: unknown) => transaction.query(connection, "BEGIN IMMEDIATE;"),
		});
	}
}
