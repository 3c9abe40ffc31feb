import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { MIGRATION_NAMES } from "../../../db/migrations/index.ts";
import { runStatement } from "../../../db/statement.mjs";
import { copyBeforeUpgrade } from "../../../supervisor/backups/before-upgrade.mjs";
import { contentsOf } from "../../../supervisor/backups/contents.mjs";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { attempt } from "../../support/supervisor-program.ts";

/** A folder in memory on Linux, to which no file of the temporary folder can be moved. */
const OTHER = "/dev/shm";
const isOther = existsSync(OTHER) && (await stat(OTHER)).dev !== (await stat(tmpdir())).dev;

const newFolder = (place: string) => mkdtemp(join(place, "plotluck-volume-"));

let data: string;
let other: string;
beforeEach(async () => {
	data = await newFolder(tmpdir());
	other = await newFolder(isOther ? OTHER : tmpdir());
	await (await openDatabase(join(data, "plotluck.db"))).destroy();
	await writeFile(join(data, "temporal.db"), "");
	await runStatement(join(data, "temporal.db"), "CREATE TABLE engine (room)");
});
afterEach(() =>
	Promise.all([data, other].map((folder) => rm(folder, { recursive: true, force: true }))),
);

const openRoom = (code: string) =>
	runStatement(
		join(data, "plotluck.db"),
		`INSERT INTO rooms (code, created_at) VALUES ('${code}', 1)`,
	);
const codes = async () =>
	(await runStatement(join(data, "plotluck.db"), "SELECT code FROM rooms ORDER BY id")).map(
		({ code }) => code,
	);

it("BACKUP_FOLDER on another volume takes a copy, which is restored from there", async () => {
	await openRoom("FIRST");
	const env = { BACKUP_FOLDER: join(other, "plotluck") };
	await mkdir(env.BACKUP_FOLDER);
	expect(await attempt("backup", [], data, { env })).toMatchObject({ code: 0 });
	await openRoom("LATER");
	const [name = ""] = await readdir(env.BACKUP_FOLDER);
	const folder = join(env.BACKUP_FOLDER, name);
	expect(await attempt("restore", [folder], data)).toMatchObject({ code: 0 });
	expect(await codes()).toEqual(["FIRST"]);
	const { good } = JSON.parse(await readFile(join(data, "last-backup.json"), "utf8"));
	expect(good.folder).toBe(folder);
});

it("a data folder that leads to another volume is backed up and restored", async () => {
	await openRoom("FIRST");
	const link = join(data, "link");
	await symlink(other, link);
	const backup = join(data, "backup");
	expect(await attempt("backup", [backup], data)).toMatchObject({ code: 0 });
	expect(await attempt("restore", [backup], link)).toMatchObject({ code: 0 });
	expect(await attempt("restore", [backup], link)).toMatchObject({ code: 0 });
	expect(await readdir(other)).toEqual(expect.arrayContaining(["plotluck.db", "temporal.db"]));
});

it("copies before upgrades on another volume are put back", async () => {
	await openRoom("FIRST");
	await runStatement(join(data, "plotluck.db"), "DROP TABLE versions");
	await runStatement(
		join(data, "plotluck.db"),
		`DELETE FROM knex_migrations WHERE name = '${MIGRATION_NAMES.at(-1)}'`,
	);
	await symlink(other, join(data, "before-upgrades"));
	const environment = {
		...{ port: 4000, host: "127.0.0.1", temporalAddress: null, temporalUi: null },
		...{ publicUrl: null, hasPostgres: false, backups: null, backupMade: null },
		dataFolder: data,
	};
	const upgrade = await copyBeforeUpgrade(environment, () => {});
	expect(await readdir(other)).toHaveLength(1);
	await openRoom("LATER");
	await upgrade?.putBack();
	expect(await codes()).toEqual(["FIRST"]);
	expect((await readdir(data)).filter((name) => name.includes("restoring"))).toEqual([]);
});

it("a copy is read without locks, which network drives may not have", async () => {
	const folder = join(other, "copy");
	await mkdir(folder);
	expect(await attempt("backup", [folder], data)).toMatchObject({ code: 0 });
	const copy = join(folder, "plotluck.db");
	expect((await stat(copy)).mode & 0o777).toBe(0o600);
	const db = await openDatabase(copy);
	try {
		await db.raw("PRAGMA locking_mode = EXCLUSIVE");
		await db.raw("BEGIN EXCLUSIVE");
		await expect(runStatement(copy, "SELECT * FROM rooms")).rejects.toThrow("SQLITE_BUSY");
		expect((await contentsOf(folder)).unknown).toEqual([]);
	} finally {
		await db.destroy();
	}
});

/** Stands for a disk that was not mounted at its mount point. */
const missing = () => join(other, "mount", "plotluck");
const recorded = async () => JSON.parse(await readFile(join(data, "last-backup.json"), "utf8"));

it("BACKUP_FOLDER on a disk that is not mounted takes no copy, and the record says so", async () => {
	const env = { BACKUP_FOLDER: missing() };
	const { code, output } = await attempt("backup", [], data, { env });
	const sentence = `BACKUP_FOLDER must be a folder that exists (got "${missing()}"): mount its disk, or make the folder.`;
	expect(output).toBe(`${sentence}\n`);
	expect(code).toBe(1);
	expect(await readdir(other)).toEqual([]);
	expect(await recorded()).toMatchObject({ last: { problem: sentence }, good: null });

	await mkdir(missing(), { recursive: true });
	expect(await attempt("backup", [], data, { env })).toMatchObject({ code: 0 });
	expect(await recorded()).toMatchObject({ last: { problem: null } });
});

it("a mount point that had copies and is empty takes none", async () => {
	const env = { BACKUP_FOLDER: other };
	expect(await attempt("backup", [], data, { env })).toMatchObject({ code: 0 });
	const [name = ""] = await readdir(other);
	await rm(join(other, name), { recursive: true });
	const { code, output } = await attempt("backup", [], data, { env });
	const first = join(other, "first");
	expect(output).toMatch(/^BACKUP_FOLDER must still have the copy of .*, which is empty\)/);
	expect(output).toContain(`: mount its disk, or begin anew with npm run backup -- ${first}.\n`);
	expect(code).toBe(1);
	expect(await readdir(other)).toEqual([]);

	expect(await attempt("backup", [first], data)).toMatchObject({ code: 0 });
	expect(await attempt("backup", [], data, { env })).toMatchObject({ code: 0 });
});

it("a copy by hand makes only the last folder of its path", async () => {
	const { code, output } = await attempt("backup", [missing()], data);
	expect(output).toBe(
		`FOLDER must be in a folder that exists (got "${missing()}"): mount its disk, or make ${join(other, "mount")}.\n`,
	);
	expect(code).toBe(1);
	expect(await attempt("backup", [join(other, "new")], data)).toMatchObject({ code: 0 });
	// Inside the data folder nothing has to be mounted.
	const env = { BACKUP_FOLDER: join(data, "copies", "of", "mine") };
	expect(await attempt("backup", [], data, { env })).toMatchObject({ code: 0 });
	expect(await attempt("backup", [], data, { env: { BACKUP_EVERY: "1d" } })).toMatchObject({
		code: 0,
	});
});

it("a start says that BACKUP_FOLDER is not there, records it, and goes on", {
	timeout: 120_000,
}, async () => {
	const env = { BACKUP_FOLDER: missing() };
	await rm(join(data, "temporal.db"));
	const plotluck = await SupervisedPlotluck.start({ folder: data, env });
	try {
		expect(plotluck.output).toContain("BACKUP_FOLDER must be a folder that exists");
		expect(await recorded()).toMatchObject({
			last: { problem: expect.stringContaining(missing()) },
		});
		expect(await readdir(other)).toEqual([]);
	} finally {
		await plotluck.remove();
	}
});
