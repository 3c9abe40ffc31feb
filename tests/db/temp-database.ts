import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Db, openDatabase } from "../../db/connection.ts";

/** Returns the path of a database in a new folder, which is removed after the test. */
export async function tempFile(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-db-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, "plotluck.sqlite");
}

/** Returns a migrated database in a file, which is closed and removed after the test. */
export async function tempDatabase(): Promise<Db> {
	const db = await openDatabase(await tempFile());
	onTestFinished(() => db.destroy());
	return db;
}
