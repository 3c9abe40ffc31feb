import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import knex, { type Knex } from "knex";
import type { Database } from "sqlite3";
import { problemIn, problemOf, unusable } from "../database-check.mjs";
import { DatabaseUnusable } from "../database-unusable.ts";
import { eraseDeleted } from "../erasure.ts";
import { migrationSource } from "../migrations/index.ts";
import { laterVersionIn, MIGRATION_LOG, upgrade } from "../migrations/upgrade.ts";
import { at } from "../place-problem.mjs";
import { Sqlite } from "./client.ts";

/**
 * The pragmas of the connection. synchronous 2 is FULL: an ack promises that committed data
 * survives a power cut.
 */
const PRAGMAS = {
	/** How long to wait for another process that is writing, ms. First, so that the others wait too. */
	busy_timeout: 5000,
	journal_mode: "wal",
	synchronous: 2,
	foreign_keys: 1,
	/** Deleted and overwritten texts become zeros on the disk (db/erasure.ts). */
	secure_delete: 1,
	/** 2 is MEMORY: temporary files would contain texts. */
	temp_store: 2,
} as const;

const SET_PRAGMAS = Object.entries(PRAGMAS)
	.map(([name, value]) => `PRAGMA ${name} = ${value};`)
	.join("\n");

/** How often the pragmas are tried, and the ms between two attempts. */
const ATTEMPTS = 100;
const PAUSE = 50;

type Created = (error: Error | null, connection: Database) => void;

/**
 * Sets the pragmas of a connection. Only the first process switches a new file to the journal, and
 * SQLite refuses the others at once in that moment, whatever their busy_timeout.
 */
function setPragmas(connection: Database, done: Created, attempts = ATTEMPTS): void {
	connection.exec(SET_PRAGMAS, (error) => {
		const busy = error !== null && "code" in error && error.code === "SQLITE_BUSY";
		if (!busy || attempts === 1) done(error, connection);
		else setTimeout(setPragmas, PAUSE, connection, done, attempts - 1);
	});
}

/**
 * The time limit of the check at a start, ms. It reads some hundred megabytes in this time; the
 * rest of a larger file is not checked.
 */
const CHECK = 1000;

/**
 * Opens a database in a file, checks and migrates it; creates missing folders and an empty file.
 * Throws DatabaseUnusable for a damaged file, and other errors when the pragmas or a migration
 * fail.
 */
export async function openSqlite(file: string): Promise<Knex> {
	await mkdir(dirname(file), { recursive: true }).catch((error) => {
		throw new DatabaseUnusable(unusable(file, `its folder cannot be made (${error.code})`));
	});
	// For a driver that cannot be loaded, knex would print the whole error and throw one without the
	// cause.
	createRequire(import.meta.url)("sqlite3");
	const problem = await problemOf(file, CHECK);
	if (problem !== null) throw new DatabaseUnusable(unusable(file, problem));
	const db = knex({
		client: Sqlite,
		connection: { filename: file },
		/** SQLite has one writer at a time, so a second connection would only wait. */
		pool: {
			min: 1,
			max: 1,
			afterCreate: (connection: Database, done: Created) => setPragmas(connection, done),
		},
		useNullAsDefault: true,
		/** Otherwise an error's message would contain players' texts. */
		compileSqlOnError: false,
		migrations: { migrationSource },
		log: MIGRATION_LOG,
	});
	try {
		await assertPragmas(db);
		await migrate(db, file);
		// A crash may have interrupted an erasure. The start does not wait for it.
		eraseDeleted(db).catch(() => {});
	} catch (error) {
		const found = (await laterVersionIn(db, error).catch(() => null)) ?? problemIn(error);
		await db.destroy();
		throw found === null ? at(file, error) : new DatabaseUnusable(unusable(file, found));
	}
	return db;
}

/**
 * Migrates in one transaction, which takes the write lock first, so that other processes that open
 * the file wait. Knex's own lock makes a second process fail, and one that was killed has left it.
 */
async function migrate(db: Knex, file: string): Promise<void> {
	if (await isFromBeforeErasure(db)) await db.raw("VACUUM");
	await db.transaction(async (trx) => {
		await trx.migrate.forceFreeMigrationsLock();
		await upgrade(trx, file);
	});
}

/** Returns whether removed texts are still in free pages (db/migrations/005-erasure.ts). */
async function isFromBeforeErasure(db: Knex): Promise<boolean> {
	if (!(await db.schema.hasTable("knex_migrations"))) return false;
	const done: string[] = await db("knex_migrations").pluck("name");
	return done.length > 0 && !done.includes("005-erasure");
}

/** Returns the version of SQLite and the pragmas in force, for the log. */
export async function sqliteFacts(db: Knex): Promise<Record<string, string | number>> {
	const facts: Record<string, string | number> = {};
	for (const row of await db.raw("SELECT sqlite_version() AS sqlite_version"))
		Object.assign(facts, row);
	for (const name of Object.keys(PRAGMAS)) {
		const [row] = await db.raw(`PRAGMA ${name}`);
		facts[name] = Object.values<string | number>(row)[0] ?? "unknown";
	}
	return facts;
}

async function assertPragmas(db: Knex): Promise<void> {
	const facts = await sqliteFacts(db);
	for (const [name, wanted] of Object.entries(PRAGMAS)) {
		if (facts[name] !== wanted)
			throw new Error(
				`The SQLite pragma ${name} must be ${wanted} to keep saved texts (got "${facts[name]}")`,
			);
	}
}
