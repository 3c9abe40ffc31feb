import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnusable, type Db, databaseFacts, openDatabase } from "../../../db/connection.ts";
import { returnedRows } from "../../../db/dialects/dialect.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { readParts } from "../../../db/parts.ts";
import { isDiskFull } from "../../../db/place-problem.mjs";
import { untilReachable } from "../../../db/postgres/check.ts";
import { openRoom } from "../../../db/rooms.ts";
import { SEED_PACKS } from "../../../db/seeds/index.ts";
import { freePort } from "../../../supervisor/ports.mjs";
import { tempAddress } from "../../support/postgres/address.ts";
import { administer } from "../../support/postgres/administer.ts";
import { openUntilEnd } from "../temp-database.ts";

/** Returns the error of an opening that fails. */
async function failureOf(opening: Promise<unknown>): Promise<Error> {
	const error = await opening.then(
		() => new Error("it opened"),
		(problem) => problem,
	);
	expect(error).toBeInstanceOf(DatabaseUnusable);
	expect(error.message).not.toContain("secret");
	return error;
}

/** Passes connections on to the Postgres at an address, from a port of this process. */
async function forwardTo(address: string, port: number): Promise<void> {
	const { hostname, port: target } = new URL(address);
	const server = createServer((client) => {
		const behind = connect(Number(target), hostname);
		client.pipe(behind).pipe(client);
		for (const socket of [client, behind]) socket.on("error", () => {});
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
}

test("commits are synced, and version and settings are among the facts", async () => {
	const db = await openUntilEnd(await tempAddress({ migrated: true }));
	expect(await databaseFacts(db)).toEqual({
		server_version: expect.stringMatching(/^\d+/),
		synchronous_commit: "on",
		server_encoding: "UTF8",
		default_transaction_isolation: "read committed",
	});
});

test("four processes that start at once migrate and seed once", async () => {
	const address = await tempAddress();
	const [db] = await Promise.all(Array.from({ length: 4 }, () => openUntilEnd(address)));
	if (!db) throw new Error("no process has started");
	expect(await db("store")).toHaveLength(1);
	expect(await db("prompts")).toHaveLength(
		Object.values(SEED_PACKS).flatMap((packs) => Object.values(packs).flat()).length,
	);
	const names = await db("knex_migrations").orderBy("id").pluck("name");
	expect(names).toEqual([...new Set(names)].sort());
});

test("a lock that a killed process has left stops no migration", async () => {
	const address = await tempAddress({ migrated: true });
	await administer(address, "UPDATE knex_migrations_lock SET is_locked = 1");
	await administer(address, "DELETE FROM knex_migrations WHERE name = '015-admin-log'");
	await administer(address, "DROP TABLE admin_log");
	// An upgrade waits for the word that there is a backup, and names itself.
	await expect(openDatabase(address)).rejects.toThrow(
		/must be upgraded for Plotluck [\d.]+: make a backup, and then start once with BACKUP_MADE=015-admin-log\.$/,
	);
	await expect(openDatabase(address, "014-story-reports")).rejects.toThrow("make a backup");
	const db = await openDatabase(address, "015-admin-log");
	onTestFinished(() => db.destroy());
	expect(await db("admin_log")).toEqual([]);
	expect(await db("knex_migrations_lock").pluck("is_locked")).toEqual([0]);
});

test("a start waits for a Postgres that is starting", async () => {
	const address = new URL(await tempAddress({ migrated: true }));
	const target = address.href;
	const port = await freePort();
	address.port = String(port);
	const opening = openUntilEnd(address.href);
	await pause(700);
	await forwardTo(target, port);
	expect(await openRoom(await opening, "ABCD", 1)).toBe(1);
});

test("an error about a Postgres that cannot be opened names host, database and user, and no password", async () => {
	const address = new URL(await tempAddress());
	const { host, pathname } = address;
	const place = `${pathname.slice(1)} on ${host} cannot be used by plotluck`;

	const wrong = new URL(address);
	wrong.password = "not-this-secret";
	expect((await failureOf(openDatabase(wrong.href))).message).toContain(
		`The database ${place}: the password for this user is wrong.`,
	);
	const missing = new URL(address);
	missing.pathname = "/no_such_database";
	expect((await failureOf(openDatabase(missing.href))).message).toContain(
		`no_such_database on ${host} cannot be used by plotluck: there is no database of this name.`,
	);
	const closed = new URL(address);
	closed.port = String(await freePort());
	expect((await failureOf(untilReachable(closed.href, 10))).message).toContain(
		"it cannot be reached (ECONNREFUSED)",
	);
});

test.each([
	["synchronous_commit", "off"],
	["default_transaction_isolation", "serializable"],
])("a database whose setting %s is %s is refused", async (name, value) => {
	const address = await tempAddress();
	const database = new URL(address).pathname.slice(1);
	await administer(address, `ALTER DATABASE ${database} SET ${name} = '${value}'`);
	const { message } = await failureOf(openDatabase(address));
	expect(message).toContain(`its setting ${name} must be`);
	expect(message).toContain(`(got "${value}")`);
});

test("a user without the right to create tables gets an error that says so", async () => {
	const owner = await tempAddress();
	await administer(owner, "CREATE ROLE reader LOGIN PASSWORD 'reader-secret'");
	onTestFinished(async () => {
		await administer(owner, "DROP ROLE reader");
	});
	const address = new URL(owner);
	address.username = "reader";
	address.password = "reader-secret";
	expect((await failureOf(openDatabase(address.href))).message).toContain(
		"cannot be used by reader: this user may not make tables in it.",
	);
});

/** Ends every connection of a database, as a restart of Postgres does. */
const breakConnections = (address: string) =>
	administer(
		address,
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
	);

async function isAsleep(db: Db, address: string): Promise<void> {
	await expect
		.poll(() =>
			administer(
				address,
				"SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(9%' AND pid <> pg_backend_pid()",
			),
		)
		.toHaveLength(1);
	expect(await returnedRows(db, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
}

test("a lost connection rejects its query, and the next one has a new connection", async () => {
	const address = await tempAddress({ migrated: true });
	const db = await openUntilEnd(address);
	const gameId = Number(await openRoom(db, "LOST", 1));
	const save = (content: string) =>
		draftWriter(db).save({ submissionId: 1, gameId, content, words: 1, connection: 1 });
	await save("before");
	const long = expect(db.raw("SELECT pg_sleep(99)")).rejects.toThrow(/terminat/);
	await isAsleep(db, address);
	await breakConnections(address);
	await long;
	expect(await save("after")).toBe("saved");
	expect(await readParts(db, [1])).toEqual(new Map([[1, "after"]]));
	// Idle connections end too, and a save that is under way may fail, but none after it.
	await breakConnections(address);
	await Promise.allSettled([save("during")]);
	expect(await save("at last")).toBe("saved");
});

test("a full disk is recognised", async () => {
	const db = await openUntilEnd(await tempAddress({ migrated: true }));
	const seen: unknown[] = [];
	db.on("query-error", (error) => seen.push(isDiskFull(error)));
	const full = "DO $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$";
	await expect(db.raw(full)).rejects.toSatisfy(isDiskFull);
	await expect(db.raw("SELECT no_such_column")).rejects.not.toSatisfy(isDiskFull);
	expect(seen).toEqual([true, false]);
});
