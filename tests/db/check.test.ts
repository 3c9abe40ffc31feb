import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/connection.ts";
import { problemOf } from "../../db/database-check.mjs";
import { runStatement } from "../../db/statement.mjs";
import { tempFile } from "./temp-database.ts";

test("a check that takes too long counts as passed, because a start must not wait for a large file", async () => {
	const file = await tempFile();
	await writeFile(file, "");
	await runStatement(
		file,
		"CREATE TABLE t AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400000) SELECT i, hex(randomblob(50)) FROM n",
	);
	const endless = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
	await expect(runStatement(file, endless, { limit: 1 })).rejects.toThrow("SQLITE_INTERRUPT");
	expect(await problemOf(file, 1)).toBeNull();
	expect(await problemOf(file)).toBeNull();
});

test("a missing file passes, because it will be made", async () => {
	expect(await problemOf(await tempFile())).toBeNull();
});

test("a database that a later version has changed can be replaced by a backup", async () => {
	const file = await tempFile();
	const db = await openDatabase(file);
	await db("knex_migrations").insert({ name: "999-later", batch: 9, migration_time: new Date() });
	await db.destroy();
	await expect(openDatabase(file)).rejects.toThrow(/npm run restore/);
});
