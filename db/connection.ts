import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import knex, { type Knex } from "knex";
import type { Database } from "sqlite3";
import { eraseDeleted } from "./erasure.ts";
import { migrationSource } from "./migrations/index.ts";
import type {} from "./tables.ts";

/** The database, as every query takes it for its first argument. */
export type Db = Knex;

/** All that is set on the connection. synchronous 2 is FULL: what is committed survives a power cut, which "ack means durable" asks for. */
const PRAGMAS = {
	journal_mode: "wal",
	synchronous: 2,
	foreign_keys: 1,
	/** Deleted and overwritten texts become zeros on the disk (db/erasure.ts). */
	secure_delete: 1,
	/** 2 is MEMORY: no temporary file holds a text. */
	temp_store: 2,
	/** Milliseconds to wait for another process that writes. */
	busy_timeout: 5000,
} as const;

const SET_PRAGMAS = Object.entries(PRAGMAS)
	.map(([name, value]) => `PRAGMA ${name} = ${value};`)
	.join("\n");

/** Opens the file (folders are made as needed) on one connection, checks its pragmas and migrates it; throws when it cannot be made safe. */
export async function openDatabase(file: string): Promise<Db> {
	mkdirSync(dirname(file), { recursive: true });
	const db = knex({
		client: "sqlite3",
		connection: { filename: file },
		/** SQLite has one writer at a time: a second connection would only wait for the first. */
		pool: {
			min: 1,
			max: 1,
			afterCreate: (connection: Database, done: (error: Error | null, connection: Database) => void) =>
				connection.exec(SET_PRAGMAS, (error) => done(error, connection)),
		},
		useNullAsDefault: true,
		/** An error's message would else carry what players wrote into the log. */
		compileSqlOnError: false,
		migrations: { migrationSource },
	});
	try {
		await assertPragmas(db);
		await db.migrate.latest();
		// A crash may have come between a removal and its erasure; a reader makes it wait, but not the start.
		eraseDeleted(db).catch(() => {});
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return db;
}

/** The version of SQLite and the pragmas in force, for the log. */
export async function databaseFacts(db: Db): Promise<Record<string, string | number>> {
	const facts: Record<string, string | number> = {};
	for (const row of await db.raw("SELECT sqlite_version() AS sqlite_version")) Object.assign(facts, row);
	for (const name of Object.keys(PRAGMAS)) {
		const [row] = await db.raw(`PRAGMA ${name}`);
		facts[name] = Object.values<string | number>(row)[0] ?? "unknown";
	}
	return facts;
}

async function assertPragmas(db: Db): Promise<void> {
	const facts = await databaseFacts(db);
	for (const [name, wanted] of Object.entries(PRAGMAS)) {
		if (facts[name] !== wanted)
			throw new Error(`SQLite has ${name} = ${facts[name]}, but ${wanted} is needed to keep what was acknowledged`);
	}
}
