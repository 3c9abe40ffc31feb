import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { runStatement } from "../../../db/statement.mjs";
import { DATABASES, noteIn } from "../../../supervisor/backups/database-pair.mjs";
import { ownMigrations, seenBy } from "../../../supervisor/backups/versions.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { childrenOf, isAlive, until } from "../../support/processes.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { attempt, attemptStart, startSupervisor } from "../../support/supervisor-program.ts";
import {
	accountsIn,
	copyOf,
	type Earlier,
	expectCopy,
	goesOn,
	newFolder,
	playEarlier,
	removeFolders,
	VERSIONS,
} from "./earlier-versions.ts";

/**
 * Upgrades from earlier versions that are killed at a random moment. The next start has to come up,
 * and games go on with every acknowledged text. `UPGRADES=20` tries more. Each prints a row of the
 * table in docs/bench.md "Upgrades".
 */
const UPGRADES = Number(process.env.UPGRADES ?? 4);

/** A start of a version that upgrades takes about so long here, ms. */
const START = 3000;

let earlier: Earlier[];
beforeAll(async () => {
	earlier = await Promise.all(VERSIONS.map(playEarlier));
}, 300_000);
afterAll(removeFolders);

/** The supervised processes by a word of their command lines. */
const PROGRAMS = { "dist/server/main.js": "server", "start-dev": "engine" };

/**
 * Starts this version on a folder, and kills all of its processes after `ms`. Returns which of them
 * ran, in words.
 */
async function killedStart(folder: string, ms: number): Promise<string> {
	const { process: supervisor } = startSupervisor("start", { folder, port: await freePort() });
	await pause(ms);
	const children = childrenOf(supervisor.pid ?? 0);
	const pids = [supervisor.pid ?? 0, ...children.map(({ pid }) => pid)];
	for (const pid of pids) process.kill(pid, "SIGKILL");
	await until(() => pids.every((pid) => !isAlive(pid)));
	const ran = Object.entries(PROGRAMS).filter(([word]) =>
		children.some(({ command }) => command.includes(word)),
	);
	return ["supervisor", ...ran.map(([, name]) => name)].join(", ");
}

/** Returns what a killed start has left of an upgrade, in words. */
async function leftIn(folder: string): Promise<string> {
	// A look at the database itself would recover it.
	const look = await newFolder();
	for (const name of (await readdir(folder)).filter((name) => name.startsWith("plotluck.db")))
		await cp(join(folder, name), join(look, name));
	const seen = await seenBy(join(look, "plotluck.db"));
	const pending = (await ownMigrations()).length - (seen?.migrations.length ?? 0);
	const copies = join(folder, "before-upgrades");
	const names = await readdir(copies).catch(() => []);
	const notes = await Promise.all(names.map((name) => noteIn(join(copies, name))));
	const copy = names.length === 0 ? "no copy" : notes.includes(null) ? "half a copy" : "a copy";
	return `${copy}; ${pending === 0 ? "upgraded" : `${pending} migrations to do`}`;
}

test.each(Array.from({ length: UPGRADES }, (_, i) => [i + 1, VERSIONS[i % VERSIONS.length] ?? ""]))(
	"upgrade %i, from %s, goes on after a kill at a random moment",
	{ timeout: 300_000 },
	async (i, version) => {
		const before = earlier.find((one) => one.version === version) as Earlier;
		const folder = await copyOf(before, await newFolder());
		const moment = Math.round(Math.random() * START);
		const ran = await killedStart(folder, moment);
		const left = await leftIn(folder);
		const since = performance.now();
		const plotluck = await SupervisedPlotluck.start({ folder });
		const seconds = ((performance.now() - since) / 1000).toFixed(1);
		const row = [i, version, `${moment} ms`, ran, left, `the next start, ${seconds} s`];
		process.stdout.write(`| ${row.join(" | ")} |\n`);
		try {
			await expectCopy(folder, before);
			await goesOn(plotluck, before);
		} finally {
			await plotluck.remove();
		}
	},
);

test.each(VERSIONS)(
	"games of %s go on elsewhere from a backup that was made before their upgrade",
	{ timeout: 300_000 },
	async (version) => {
		const before = earlier.find((one) => one.version === version) as Earlier;
		const [backup, folder] = [await newFolder(), await newFolder()];
		expect(await attempt("backup", [backup], before.folder)).toMatchObject({ code: 0 });
		expect(await attempt("restore", [backup], folder)).toMatchObject({ code: 0 });
		const plotluck = await SupervisedPlotluck.start({ folder });
		try {
			await goesOn(plotluck, before);
		} finally {
			await plotluck.remove();
		}
	},
);

test("a backup that 1.0.0 made is described without a change, and restored", {
	timeout: 300_000,
}, async () => {
	const [before] = earlier as [Earlier];
	const [backup, folder] = [await newFolder(), await newFolder()];
	for (const name of DATABASES)
		await runStatement(join(before.folder, name), `VACUUM INTO '${join(backup, name)}'`);
	const note = { at: "2026-11-23T20:00:00.000Z", databases: DATABASES };
	await writeFile(join(backup, "backup.json"), JSON.stringify(note));
	const files = await readdir(backup);
	const check = await attempt("restore", ["--check", backup], folder);
	expect(check.output).toMatch(
		/^Made on 2026-11-23T20:00:00.000Z by Plotluck before versions were written down \(\d{3}-[a-z-]+\)\.\ntemporal.db: [\d.]+ MB, sound\nplotluck.db: [\d.]+ MB, sound: 2 rooms, 2 open rooms, 1 accounts/,
	);
	expect(check.output).toMatch(/It fits this version, Plotluck 1.0.0 .* first start upgrades it/);
	expect(check.code).toBe(0);
	expect([await readdir(backup), await readdir(folder)]).toEqual([files, []]);

	expect(await attempt("restore", [backup], folder)).toMatchObject({ code: 0 });
	const plotluck = await SupervisedPlotluck.start({ folder });
	try {
		expect(await accountsIn(folder)).toEqual(["Mika"]);
	} finally {
		await plotluck.remove();
	}
});

test("a backup of a later version is refused by its name, and replaces nothing", async () => {
	const [backup, folder] = [await newFolder(), await newFolder()];
	const file = join(backup, "plotluck.db");
	const db = await openDatabase(file);
	await db("knex_migrations").insert({ name: "999-later", batch: 9, migration_time: new Date() });
	await db("versions").insert({ version: "9.8.7", migration: "999-later", at: 1 });
	await db.destroy();
	const note = { at: "2027-01-01T20:00:00.000Z", databases: ["plotluck.db"] };
	await writeFile(join(backup, "backup.json"), JSON.stringify(note));
	const check = await attempt("restore", ["--check", backup], folder);
	expect(check.output).toContain("It does not fit this version");
	expect(check.code).toBe(1);
	const { code, output } = await attempt("restore", [backup], folder);
	expect(output).toMatch(
		/got one of Plotluck 9\.8\.7 \(999-later\), and this is Plotluck 1\.0\.0 \(\d{3}-[a-z-]+\)\): restore it with the version that made it/,
	);
	expect(code).toBe(1);
	expect(await readdir(folder)).toEqual([]);
});

test("a migration that fails puts both databases back, says so once, and is not tried again", {
	timeout: 300_000,
}, async () => {
	const before = earlier.at(-1) as Earlier;
	const folder = await copyOf(before, await newFolder());
	const file = join(folder, "plotluck.db");
	// In the way of the migration that makes it.
	await runStatement(file, "CREATE TABLE versions (other TEXT)");
	const { code, output } = await attemptStart(folder);
	expect(output).toContain(
		`The database ${file} could not be upgraded to Plotluck 1.0.0: the migration 043-versions failed (SQLITE_ERROR: table \`versions\` already exists).`,
	);
	expect(output).toContain("The databases are as they were before the upgrade.");
	expect(output).not.toContain("Restarting");
	expect(code).toBe(78);
	expect(await readdir(join(folder, "before-upgrades"))).toEqual([]);

	await runStatement(file, "DROP TABLE versions");
	const plotluck = await SupervisedPlotluck.start({ folder });
	try {
		await goesOn(plotluck, before);
	} finally {
		await plotluck.remove();
	}
});
