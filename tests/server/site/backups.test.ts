import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dataSince } from "../../../db/store.ts";
import { backupState, readBackups } from "../../../gateway/health/backups.ts";
import { RECORD, recordBackup } from "../../../supervisor/backups/record.mjs";
import { DATABASES, tempDatabase } from "../../db/temp-database.ts";

const DAY = 24 * 3_600_000;
const NOW = Date.now();
const daysAgo = (days: number) => NOW - days * DAY;

/** Returns a data folder with the record of these attempts, as backups write it. */
async function folderOf(...attempts: { days: number; problem?: string }[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-backups-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	for (const { days, problem = null } of attempts)
		await recordBackup(folder, {
			at: new Date(daysAgo(days)).toISOString(),
			...{ folder: "/backups/a", bytes: problem === null ? 1_234_567 : 0, problem },
		});
	return folder;
}

const good = (days: number) => ({
	...{ at: daysAgo(days), folder: "/backups/a", bytes: 1_234_567, problem: null },
});

test("the last attempt and the last good one are read as a backup writes them", async () => {
	expect(await readBackups(await folderOf())).toBeNull();
	expect(await readBackups(await folderOf({ days: 1 }))).toEqual({ last: good(1), good: good(1) });
	const failed = { at: daysAgo(1), folder: "/backups/a", bytes: 0, problem: "The disk is full." };
	const folder = await folderOf({ days: 2 }, { days: 1, problem: "The disk is full." });
	expect(await readBackups(folder)).toEqual({ last: failed, good: good(2) });
});

test.each([
	"",
	"{",
	"null",
	'{"last":{"at":"yesterday","folder":"","bytes":1,"problem":null},"good":null}',
	'{"last":null}',
])("a damaged record counts as none: %s", async (text) => {
	const folder = await folderOf();
	await writeFile(join(folder, RECORD), text);
	expect(await readBackups(folder)).toBeNull();
});

test("a week without a good backup is overdue, counted from the first start before the first one", async () => {
	const db = await tempDatabase();
	const overdue = async (dataDir: string, days = 0) => {
		const state = await backupState({ dataDir, backupsScheduled: false }, db, NOW + days * DAY);
		return state.overdue;
	};
	expect(await overdue(await folderOf())).toBe(false);
	expect(await overdue(await folderOf(), 6)).toBe(false);
	expect(await overdue(await folderOf(), 8)).toBe(true);
	expect(await overdue(await folderOf({ days: 6 }))).toBe(false);
	expect(await overdue(await folderOf({ days: 8 }))).toBe(true);
	const problem = "The disk is full.";
	expect(await overdue(await folderOf({ days: 6 }, { days: 1, problem }))).toBe(false);
	expect(await overdue(await folderOf({ days: 8 }, { days: 1, problem }))).toBe(true);
	expect(await overdue(await folderOf({ days: 1, problem }), 8)).toBe(true);
});

test.each(DATABASES)("$name knows since when it has data", async ({ tempDatabase }) => {
	const db = await tempDatabase();
	expect(Math.abs(Date.now() - (await dataSince(db)))).toBeLessThan(DAY);
});

test("nothing is known about backups of Postgres", async () => {
	const dataDir = await folderOf({ days: 9 });
	const databaseUrl = "postgres://a:b@127.0.0.1:1/c";
	const db = await tempDatabase();
	expect(await backupState({ dataDir, databaseUrl, backupsScheduled: true }, db)).toEqual({
		...{ postgres: true, scheduled: false, last: null, good: null, overdue: false },
	});
});
