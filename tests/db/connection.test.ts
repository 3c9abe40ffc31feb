import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { databaseFacts, openDatabase } from "../../db/connection.ts";
import { MIGRATION_NAMES, migrationSource } from "../../db/migrations/index.ts";
import { findRoom, openRoom } from "../../db/rooms.ts";
import { SEED_PACKS } from "../../db/seeds/index.ts";
import { DATABASES, openUntilEnd, tempDatabase, tempFile } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase, tempPlace }) => {
	test("foreign keys are enforced", async () => {
		const db = await tempDatabase();
		await expect(db("texts").insert({ game_id: 999, content: "of no room" })).rejects.toThrow(
			/foreign key/i,
		);
	});

	test("a second start finds the rows of the first", async () => {
		const place = await tempPlace();
		const first = await openDatabase(place);
		const id = await openRoom(first, "ABCD", 1);
		await first.destroy();
		const second = await openUntilEnd(place);
		expect(await second("rooms").select("id", "code")).toEqual([{ id, code: "ABCD" }]);
	});

	test("an error contains no text of a player", async () => {
		const db = await tempDatabase();
		const failed = db("texts").insert({ game_id: 999, content: "my deepest secret" });
		await expect(failed).rejects.toThrow(
			expect.objectContaining({ message: expect.not.stringContaining("deepest") }),
		);
	});

	test("migrations can be reverted and repeated", async () => {
		const db = await tempDatabase();
		await db.migrate.rollback(undefined, true);
		expect(await db.schema.hasTable("rooms")).toBe(false);
		await db.migrate.latest();
		expect(await db("prompt_packs")).toHaveLength(
			Object.values(SEED_PACKS).flatMap(Object.keys).length,
		);
	});

	test("a database that a later version has changed is not touched", async () => {
		const place = await tempPlace();
		const db = await openDatabase(place);
		await db("knex_migrations").insert({ name: "999-later", batch: 9, migration_time: new Date() });
		await db("versions").insert({ version: "9.8.7", migration: "999-later", at: 1 });
		await db.destroy();
		const own = MIGRATION_NAMES.at(-1);
		await expect(openDatabase(place)).rejects.toThrow(
			`a later version of Plotluck has changed it, 9.8.7 (999-later), and this is 1.0.0 (${own})`,
		);
	});

	test("numbers and texts come back as they were written, also large ones and odd ones", async () => {
		const db = await tempDatabase();
		const [large, time] = [2_147_483_648 * 1000, 8_640_000_000_000_000];
		const texts = ["", "\0", "a\0b\uFFFF0\uFFFF\0", "\uFFFF1\0", "🦝 ? $1 \\? ' %"];
		for (const [i, content] of texts.entries()) {
			await db("saved_stories").insert({
				user_id: content,
				story_id: large + i,
				title: content,
				mature: 0,
				parts: 1,
				body: content,
				saved_at: time,
			});
			expect(await db("saved_stories").where({ user_id: content }).first()).toMatchObject({
				...{ story_id: large + i, title: content, mature: 0, body: content, saved_at: time },
			});
		}
		// The order is that of the code points, and capitals come first.
		const names = ["b", "Z", "é", "a", "A"];
		await db("counts").insert(names.map((key) => ({ key, count: 1 })));
		expect(await db("counts").orderBy("key").pluck("key")).toEqual(["A", "Z", "a", "b", "é"]);
	});
});

test("a transaction that reads before it writes waits for another process that writes", async () => {
	const file = await tempFile();
	const [ours, other] = [await openUntilEnd(file), await openUntilEnd(file)];
	let written: Promise<unknown> | undefined;
	await ours.transaction(async (trx) => {
		expect(await findRoom(trx, "ABCD")).toBeNull();
		written = openRoom(other, "WXYZ", 1);
		// Long enough for a write that need not wait for this transaction.
		await Promise.race([written, pause(500)]);
		await openRoom(trx, "ABCD", 1);
	});
	await written;
	expect(await ours("rooms").orderBy("code").pluck("code")).toEqual(["ABCD", "WXYZ"]);
});

test("processes that open a new file at once migrate it once", async () => {
	const all = await migrationSource.getMigrations([]);
	// One may look at a file that another has made and not written to yet, or find it locked.
	for (let round = 0; round < 8; round++) {
		const file = join(dirname(await tempFile()), `new ${round}`, "plotluck.db");
		const [db, ...others] = await Promise.all([1, 2, 3].map(() => openDatabase(file)));
		const done = await db?.("knex_migrations").select("name", "batch");
		expect(done).toEqual(all.map((name) => ({ name, batch: 1 })));
		await Promise.all([db, ...others].map((one) => one?.destroy()));
	}
});

test("a start after one that was killed while it migrated goes on", async () => {
	const file = await tempFile();
	const killed = await openUntilEnd(file);
	await killed("knex_migrations_lock").update({ is_locked: 1 });
	expect(await openRoom(await openUntilEnd(file), "ABCD", 1)).toBe(1);
});

test("commits are synced to the disk", async () => {
	expect(await databaseFacts(await tempDatabase())).toMatchObject({
		journal_mode: "wal",
		synchronous: 2,
		foreign_keys: 1,
		busy_timeout: 5000,
	});
});

test("the version of SQLite is among the facts", async () => {
	expect((await databaseFacts(await tempDatabase())).sqlite_version).toMatch(/^3\.\d+/);
});

test("the first start makes the folder of the file", async () => {
	const file = await tempFile();
	await rm(dirname(file), { recursive: true });
	expect(await openRoom(await openUntilEnd(file), "ABCD", 1)).toBe(1);
});

test("parts are found by the rowid, without another index", async () => {
	const db = await tempDatabase();
	const plan = await db.raw("EXPLAIN QUERY PLAN SELECT content FROM parts WHERE submission_id = 1");
	expect(plan[0].detail).toContain("INTEGER PRIMARY KEY");
});
