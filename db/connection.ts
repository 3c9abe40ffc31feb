import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import knex, { type Knex } from "knex";
import type { Database } from "sqlite3";
import { problemIn, problemOf, unusable } from "./database-check.mjs";
import { eraseDeleted } from "./erasure.ts";
import { migrationSource } from "./migrations/index.ts";
import type {} from "./tables.ts";

/** The database, as every query takes it for its first argument. */
export type Db = Knex;

/**
 * All that is set on the connection. synchronous 2 is FULL: what is committed survives a power cut,
 * which "ack means durable" asks for.
 */
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

/** No retry can open the database; the message is a sentence for the operator. */
export class DatabaseUnusable extends Error {}

/**
 * Milliseconds of a start that the check may take: it reads some hundred megabytes in this time,
 * and the rest of a larger file is trusted.
 */
const CHECK = 1000;

/**
 * Opens the file (folders are made as needed) on one connection, checks it and its pragmas and
 * migrates it.
 * Throws `DatabaseUnusable` for a damaged file, and other errors when the database cannot be made
 * safe.
 */
export async function openDatabase(file: string): Promise<Db> {
	await mkdir(dirname(file), { recursive: true }).catch((error) => {
		throw new DatabaseUnusable(unusable(file, `its folder cannot be made (${error.code})`));
	});
	const problem = await problemOf(file, CHECK);
	if (problem !== null) throw new DatabaseUnusable(unusable(file, problem));
	const db = knex({
		client: "sqlite3",
		connection: { filename: file },
		/** SQLite has one writer at a time: a second connection would only wait for the first. */
		pool: {
			min: 1,
			max: 1,
			afterCreate: (
				connection: Database,
				done: (error: Error | null, connection: Database) => void,
			) => connection.exec(SET_PRAGMAS, (error) => done(error, connection)),
		},
		useNullAsDefault: true,
		/** An error's message would else carry what players wrote into the log. */
		compileSqlOnError: false,
		migrations: { migrationSource },
	});
	try {
		await assertPragmas(db);
		await db.migrate.latest();
		// A crash may have come between a removal and its erasure; a reader makes it wait, but not the
		// start.
		eraseDeleted(db).catch(() => {});
	} catch (error) {
		await db.destroy();
		const found = isFromLaterVersion(error)
			? "a later version of Plotluck has changed it"
			: problemIn(error);
		throw found === null ? error : new DatabaseUnusable(unusable(file, found));
	}
	return db;
}

/** knex finds migrations in the database that this version does not have. */
const isFromLaterVersion = (error: unknown) =>
	error instanceof Error && error.message.startsWith("The migration directory is corrupt");

/** The version of SQLite and the pragmas in force, for the log. */
export async function databaseFacts(db: Db): Promise<Record<string, string | number>> {
	const facts: Record<string, string | number> = {};
	for (const row of await db.raw("SELECT sqlite_version() AS sqlite_version"))
		Object.assign(facts, row);
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
			throw new Error(
				`SQLite has ${name} = ${facts[name]}, but ${wanted} is needed to keep what was acknowledged`,
			);
	}
}
