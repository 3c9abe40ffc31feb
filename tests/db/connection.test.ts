import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { databaseFacts, openDatabase } from "../../db/connection.ts";
import { openRoom } from "../../db/rooms.ts";
import { tempDatabase, tempFile } from "./temp-database.ts";

test("commits are synced to the disk, and foreign keys are enforced", async () => {
	const db = await tempDatabase();
	expect(await databaseFacts(db)).toMatchObject({
		journal_mode: "wal",
		synchronous: 2,
		foreign_keys: 1,
		busy_timeout: 5000,
	});
	await expect(db("texts").insert({ game_id: 999, content: "of no room" })).rejects.toThrow(
		"FOREIGN KEY",
	);
});

test("the version of SQLite is among the facts", async () => {
	expect((await databaseFacts(await tempDatabase())).sqlite_version).toMatch(/^3\.\d+/);
});

test("a second start finds the rows of the first, in a folder that the first one made", async () => {
	const file = await tempFile();
	await rm(dirname(file), { recursive: true });
	const first = await openDatabase(file);
	const id = await openRoom(first, "ABCD", 1);
	await first.destroy();

	const second = await openDatabase(file);
	expect(await second("rooms").select("id", "code")).toEqual([{ id, code: "ABCD" }]);
	await second.destroy();
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
	expect(await db("prompt_packs")).toHaveLength(9);
});

test("parts are found by the rowid, without another index", async () => {
	const db = await tempDatabase();
	const plan = await db.raw("EXPLAIN QUERY PLAN SELECT content FROM parts WHERE submission_id = 1");
	expect(plan[0].detail).toContain("INTEGER PRIMARY KEY");
});
