import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { MIGRATION_NAMES } from "../../../db/migrations/index.ts";
import { runStatement } from "../../../db/statement.mjs";
import { copyBeforeUpgrade } from "../../../supervisor/backups/before-upgrade.mjs";
import { copyBuilds, noteIn } from "../../../supervisor/backups/database-pair.mjs";
import { recordBackup } from "../../../supervisor/backups/record.mjs";
import { finishReplacing, replaceDatabases } from "../../../supervisor/backups/replace.mjs";
import { newName, outdated, removeOld } from "../../../supervisor/backups/rotation.mjs";
import { untilDue } from "../../../supervisor/backups/schedule.mjs";
import { ownMigrations } from "../../../supervisor/backups/versions.mjs";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-backups-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const HOUR = 3_600_000;
const last = MIGRATION_NAMES.at(-1);
const place = (name: string) => join(folder, name);
const copies = () => readdir(place("before-upgrades"));

it("the supervisor knows the migrations of the sources in their order", async () => {
	expect(await ownMigrations()).toEqual(MIGRATION_NAMES);
});

describe("the copy before an upgrade", () => {
	const environment = (more: object = {}) => ({
		...{ port: 4000, host: "127.0.0.1", temporalAddress: null, temporalUi: null },
		...{ publicUrl: null, hasPostgres: false, backups: null, backupMade: null },
		dataFolder: folder,
		...more,
	});
	const prepare = (more?: object) => copyBeforeUpgrade(environment(more), () => {});

	/** Makes a database as the version before the last migration left it. */
	async function makeOlder(): Promise<void> {
		await (await openDatabase(place("plotluck.db"))).destroy();
		await runStatement(place("plotluck.db"), "DROP TABLE versions");
		await runStatement(
			place("plotluck.db"),
			`DELETE FROM knex_migrations WHERE name = '${MIGRATION_NAMES.at(-1)}'`,
		);
		await writeFile(place("temporal.db"), "");
		await runStatement(place("temporal.db"), "CREATE TABLE engine (room)");
	}
	const engineTables = () =>
		runStatement(place("temporal.db"), "SELECT name FROM sqlite_master ORDER BY name");

	it("holds both databases with their version, and can be put back", async () => {
		await makeOlder();
		const upgrade = await prepare();
		const [name = ""] = await copies();
		expect(await noteIn(join(folder, "before-upgrades", name))).toMatchObject({
			databases: ["temporal.db", "plotluck.db"],
			migration: MIGRATION_NAMES.at(-2),
		});
		await runStatement(place("temporal.db"), "CREATE TABLE later (room)");
		await runStatement(place("plotluck.db"), "DROP TABLE rooms");
		await upgrade?.putBack();
		expect(await engineTables()).toEqual([{ name: "engine" }]);
		expect(await runStatement(place("plotluck.db"), "SELECT * FROM rooms")).toEqual([]);
		expect(await copies()).toEqual([]);
	});

	it("is not made for a new database, nor when there is nothing to upgrade", async () => {
		expect(await prepare()).toBeNull();
		await (await openDatabase(place("plotluck.db"))).destroy();
		expect(await prepare()).toBeNull();
		expect(existsSync(place("before-upgrades"))).toBe(false);
	});

	it("is left out when the operator has made one before this very migration", async () => {
		await makeOlder();
		expect(await prepare({ backupMade: last })).toBeNull();
		expect(await prepare({ backupMade: MIGRATION_NAMES.at(-2) })).not.toBeNull();
	});

	it("stays three times, without what a killed start has left unfinished", async () => {
		await makeOlder();
		for (let i = 0; i < 4; i++) {
			await prepare();
			const [one = ""] = await copies();
			// A copy without its note is one that was interrupted.
			if (i === 0) await rm(join(folder, "before-upgrades", one, "backup.json"));
		}
		expect(await copies()).toHaveLength(3);
		await prepare();
		expect(await copies()).toHaveLength(3);
	});
});

describe("replacing databases", () => {
	const NAMES = ["temporal.db", "plotluck.db"];
	const texts = () => Promise.all(NAMES.map((name) => readFile(place(name), "utf8")));
	beforeEach(async () => {
		for (const name of NAMES) {
			await writeFile(place(name), `old ${name}`);
			await writeFile(place(`${name}-wal`), "old log");
			await writeFile(place(`${name}.restoring`), `new ${name}`);
		}
	});
	const news = NAMES.map((name) => `new ${name}`);

	it("keeps what was replaced, with its logs", async () => {
		await replaceDatabases(folder, NAMES, "aside");
		expect(await texts()).toEqual(news);
		expect((await readdir(place("aside"))).sort()).toEqual(
			NAMES.flatMap((name) => [name, `${name}-wal`]).sort(),
		);
		expect((await readdir(folder)).sort()).toEqual(["aside", ...NAMES].sort());
	});

	it("forgets the copies of a restore that was killed before, with their journals", async () => {
		await writeFile(place("plotluck.db.restoring-journal"), "");
		await finishReplacing(folder);
		expect((await readdir(folder)).sort()).toEqual(
			NAMES.flatMap((name) => [name, `${name}-wal`]).sort(),
		);
		expect(await texts()).toEqual(NAMES.map((name) => `old ${name}`));
	});

	it.each([0, 1, 2, 3, 4, 5, 6, 7])("finishes after a kill at step %i", async (steps) => {
		// The steps of the first database and of the second, as a process does them until it is killed.
		const journal = { databases: NAMES, aside: null };
		await writeFile(place("restoring.json"), JSON.stringify(journal));
		const moves = NAMES.flatMap((name) => [
			() => rm(place(`${name}-wal`)),
			() => rm(place(name)),
			async () => {
				await writeFile(place(name), await readFile(place(`${name}.restoring`)));
				await rm(place(`${name}.restoring`));
			},
		]);
		for (const move of moves.slice(0, steps)) await move();
		await finishReplacing(folder);
		expect(await texts()).toEqual(news);
		expect((await readdir(folder)).sort()).toEqual(NAMES.toSorted());
	});
});

it("a bundle that is there stays, and half of one is no bundle", async () => {
	const [from, to] = [place("from"), place("to")];
	const write = async (folder: string, name: string, text: string) => {
		await mkdir(join(folder, "builds"), { recursive: true });
		await writeFile(join(folder, "builds", name), text);
	};
	await write(from, "aaaa.js", "same");
	await write(from, "bbbb.js", "other");
	await write(from, "cccc.js.123", "half");
	await write(to, "aaaa.js", "same");
	const { ino } = await stat(join(to, "builds", "aaaa.js"));
	await copyBuilds(from, to);
	expect((await readdir(join(to, "builds"))).sort()).toEqual(["aaaa.js", "bbbb.js"]);
	expect((await stat(join(to, "builds", "aaaa.js"))).ino).toBe(ino);
});

describe("the rotation", () => {
	const at = (time: string) => newName(new Date(time));

	it("keeps the newest of seven days and of four weeks", () => {
		const start = Date.UTC(2026, 0, 1, 3);
		const all = Array.from({ length: 60 }, (_, day) => newName(new Date(start + day * 24 * HOUR)));
		const kept = all.filter((name) => !outdated(all).includes(name));
		// 2026-03-01 is a Sunday: seven days of its week, and the Sundays of the three weeks before.
		expect(kept).toEqual(
			[
				...["2026-02-08", "2026-02-15", "2026-02-22", "2026-02-23", "2026-02-24"],
				...["2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"],
			].map((day) => at(`${day}T03:00:00Z`)),
		);
	});

	it("keeps one copy a day, and the newest whatever its age", () => {
		const morning = at("2026-03-01T06:00:00Z");
		const evening = at("2026-03-01T18:00:00Z");
		expect(outdated([morning, evening])).toEqual([morning]);
		expect(outdated([at("2020-01-01T00:00:00Z")])).toEqual([]);
	});

	it("touches no other folder, and no copy that is being made", async () => {
		const [old, newest, now] = [
			"2026-03-01T06:00:00Z",
			"2026-03-01T18:00:00Z",
			"2026-03-02T00:00:00Z",
		].map(at);
		for (const name of [old, newest, now, "holiday-pictures"]) {
			await mkdir(place(name ?? ""));
			if (name !== now && name !== "holiday-pictures")
				await writeFile(join(place(name ?? ""), "backup.json"), '{"databases":[]}');
		}
		await removeOld(folder, new Date("2026-03-02T00:00:01Z"));
		expect((await readdir(folder)).sort()).toEqual(["holiday-pictures", newest, now].sort());
		// One that was begun a day ago is at work no more.
		await removeOld(folder, new Date("2026-03-03T00:00:01Z"));
		expect((await readdir(folder)).sort()).toEqual(["holiday-pictures", newest].sort());
	});

	it("leaves a copy whose note cannot be read", async () => {
		const old = at("2026-03-01T06:00:00Z");
		await mkdir(place(old));
		await writeFile(join(place(old), "backup.json"), "");
		await removeOld(folder);
		expect(await readdir(folder)).toEqual([old]);
	});
});

describe("the time until the next backup", () => {
	const now = Date.UTC(2026, 2, 1);
	const ago = (ms: number, problem: string | null = null) =>
		recordBackup(folder, { at: new Date(now - ms).toISOString(), folder: "", bytes: 1, problem });
	const due = () => untilDue(folder, 24 * HOUR, now);

	it("is nothing before the first one", async () => expect(await due()).toBe(0));

	it("counts from the last one, also one made by hand", async () => {
		await ago(20 * HOUR);
		expect(await due()).toBe(4 * HOUR);
		await ago(30 * HOUR);
		expect(await due()).toBe(0);
	});

	it("is an hour after a failure, and forgets no success", async () => {
		await ago(30 * HOUR);
		await ago(HOUR / 2, "The disk is full.");
		expect(await due()).toBe(HOUR / 2);
	});

	it("is never longer than the time between two, whatever the clock was", async () => {
		await ago(-1000 * HOUR);
		expect(await due()).toBe(24 * HOUR);
	});
});
