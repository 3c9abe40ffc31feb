import knex, { type Knex } from "knex";
import type { Client } from "pg";
import { DatabaseUnusable } from "../database-unusable.ts";
import { returnedRows } from "../dialects/dialect.ts";
import { migrationSource } from "../migrations/index.ts";
import { laterVersionIn, MIGRATION_LOG, upgrade } from "../migrations/upgrade.ts";
import { postgresName, postgresProblemIn, postgresUnusable, untilReachable } from "./check.ts";
import { Postgres, types } from "./client.ts";
import { WATCHED_POOL, WatchedPostgres } from "./watched.ts";

/** How long a start waits for a Postgres that is starting too, ms. */
const PATIENCE = 60_000;

/**
 * The number of connections of a process. Autosaves use one of them; ten processes stay below the
 * hundred that Postgres allows by default.
 */
const CONNECTIONS = 8;

/** Ms of silence after which the system checks whether the other side still exists. */
const KEEP_ALIVE = 10_000;

/** How long a new connection may take, ms. */
const CONNECT = 5000;

/** The id of the migrations' lock. Any number that is unused elsewhere in the database. */
const MIGRATION_LOCK = 7_568_582;

/** The settings that the queries rely on, with their allowed values. */
const SETTINGS: Record<string, readonly string[]> = {
	/** Off would lose acknowledged texts in a crash. The other values differ only with standbys. */
	synchronous_commit: ["on", "local", "remote_write", "remote_apply"],
	server_encoding: ["UTF8"],
	/** Statements see the changes committed while they waited for a lock. */
	default_transaction_isolation: ["read committed"],
};

/**
 * Opens a database in Postgres, waits for it and migrates it. An upgrade needs `backupMade` (see
 * `upgrade`). Throws DatabaseUnusable when the operator has to act.
 */
export async function openPostgres(url: string, backupMade?: string): Promise<Knex> {
	await untilReachable(url, PATIENCE);
	// A migration of a large table, and the wait for that of another process, take their time.
	const unhurried = knex(optionsOf(url, { client: Postgres }));
	try {
		await assertSettings(unhurried, url);
		await migrate(unhurried, url, backupMade);
	} catch (error) {
		const found =
			(await laterVersionIn(unhurried, error).catch(() => null)) ?? postgresProblemIn(error);
		throw found === null ? error : new DatabaseUnusable(postgresUnusable(url, found));
	} finally {
		await unhurried.destroy();
	}
	return knex(optionsOf(url, { client: WatchedPostgres, pool: WATCHED_POOL }));
}

/** Returns knex's options for an address, with the class of the client and options of its pool. */
const optionsOf = (
	url: string,
	{ client, pool }: { client: typeof Postgres; pool?: Knex.PoolConfig },
): Knex.Config => ({
	client,
	connection: {
		connectionString: url,
		types,
		application_name: "plotluck",
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE,
		connectionTimeoutMillis: CONNECT,
	},
	pool: { min: 1, max: CONNECTIONS, ...pool },
	/** Otherwise an error's message would contain players' texts. */
	compileSqlOnError: false,
	migrations: { migrationSource },
	log: MIGRATION_LOG,
});

/**
 * Migrates while no other process does. Knex's own lock makes a second process fail and remains
 * after a killed process; this lock ends with its connection.
 */
async function migrate(db: Knex, url: string, backupMade?: string): Promise<void> {
	const connection: Client = await db.client.acquireConnection();
	try {
		await connection.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await db.migrate.forceFreeMigrationsLock();
		// All of an upgrade or nothing: an older version refuses a database with half of it.
		await db.transaction((trx) => upgrade(trx, postgresName(url), { given: backupMade }));
	} finally {
		// A broken connection has already lost the lock.
		await connection.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
		await db.client.releaseConnection(connection);
	}
}

/** Returns the version of Postgres and the settings in force, for the log. */
export async function postgresFacts(db: Knex): Promise<Record<string, string>> {
	const names = ["server_version", ...Object.keys(SETTINGS)];
	const rows = await returnedRows<{ name: string; setting: string }>(
		db,
		`SELECT name, setting FROM pg_settings WHERE name IN (${names.map(() => "?").join()})`,
		names,
	);
	const facts = new Map(rows.map(({ name, setting }) => [name, setting]));
	return Object.fromEntries(names.map((name) => [name, facts.get(name) ?? "unknown"]));
}

async function assertSettings(db: Knex, url: string): Promise<void> {
	const facts = await postgresFacts(db);
	for (const [name, allowed] of Object.entries(SETTINGS)) {
		const value = facts[name] ?? "unknown";
		if (allowed.includes(value)) continue;
		const rule = `its setting ${name} must be ${allowed.join(" or ")} (got "${value}")`;
		throw new DatabaseUnusable(postgresUnusable(url, rule));
	}
}
