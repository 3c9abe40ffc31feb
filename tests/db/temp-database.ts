import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Db, openDatabase } from "../../db/connection.ts";

/** A path for a database in a folder of its own, which is removed after the test. */
export async function tempFile(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-db-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, "plotluck.sqlite");
}

/** A migrated database in a real file, closed and removed after the test. */
export async function tempDatabase(): Promise<Db> {
	const db = await openDatabase(await tempFile());
	onTestFinished(() => db.destroy());
	return db;
}
