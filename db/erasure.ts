import type { Knex } from "knex";
import { isPostgres } from "./dialects/dialect.ts";

/** The time between two attempts while another connection reads, ms. */
const RETRY = 500;

// These functions take a Knex and not a Db, because connection.ts imports this file.
const waiting = new WeakMap<Knex, Promise<void>>();
const latest = new WeakMap<Knex, Promise<void>>();

/**
 * Resolves when no file contains data that was deleted before the call. `secure_delete` overwrites
 * it in the database, and this empties the write-ahead log, which contains older pages; waiting
 * calls share a run. Resolves at once in Postgres, which keeps deleted rows until it vacuums their
 * table (docs/hosting.md "Postgres").
 */
export function eraseDeleted(db: Knex): Promise<void> {
	if (isPostgres(db)) return Promise.resolve();
	const known = waiting.get(db);
	if (known) return known;
	const run = (latest.get(db) ?? Promise.resolve()).then(async () => {
		waiting.delete(db);
		while (!(await emptyLog(db))) await new Promise((resolve) => setTimeout(resolve, RETRY));
	});
	waiting.set(db, run);
	// The next run starts whether this one succeeds or fails.
	latest.set(
		db,
		run.catch(() => {}),
	);
	return run;
}

/**
 * Moves the write-ahead log into the database and truncates it. Returns false while another
 * connection reads or writes.
 */
async function emptyLog(db: Knex): Promise<boolean> {
	const connection = await db.client.acquireConnection();
	try {
		const ask = (sql: string) => db.raw(sql).connection(connection);
		// Saves wait for this connection, and must not wait for a long read.
		const [before] = await ask("PRAGMA busy_timeout");
		await ask("PRAGMA busy_timeout = 0");
		try {
			const [{ busy }] = await ask("PRAGMA wal_checkpoint(TRUNCATE)");
			return busy === 0;
		} finally {
			await ask(`PRAGMA busy_timeout = ${before.timeout}`);
		}
	} finally {
		db.client.releaseConnection(connection);
	}
}
