import { cp, mkdtemp, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { openDatabase } from "../../../db/connection.ts";
import { runStatement } from "../../../db/statement.mjs";
import { DATABASES } from "../../../supervisor/backups/database-pair.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { playTo } from "../../players/wire/game.ts";
import type { WireSeat } from "../../players/wire/player.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { startEngine } from "../../support/engine.ts";
import { childrenOf, isAlive, until } from "../../support/processes.ts";
import { type SmallDisk, smallDisk } from "../../support/small-disk.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { attempt, attemptStart, startSupervisor } from "../../support/supervisor-program.ts";
import { recordedBuild } from "./builds.ts";
import { BuiltServer } from "./built-server.ts";

/**
 * Upgrades from earlier versions that are killed at a random moment, or run out of space. The next
 * start has to come up, and games go on with every acknowledged text. `UPGRADES=20` tries more.
 */
const UPGRADES = Number(process.env.UPGRADES ?? 4);

/** Kept builds of earlier versions (tests/room/builds). */
const VERSIONS = ["4d3718d", "9422f13", "4eea7e6"];

/** A start of a version that upgrades takes about so long here, ms. */
const START = 3000;

/** What a player typed last before the upgrade. */
const TYPED = "a sentence that nobody may lose";

/** Those that have games over days. */
const SLOW = VERSIONS.slice(1);

const SETTINGS = { num_switches: 2, show_instructions: false, write_duration: 3600 };
const OVER_DAYS = {
	...{ pace: "slow", num_switches: 2, part_hours: 24, phase_hours: 24, show_instructions: false },
	...{ quiet_from: 0, quiet_until: 0 },
};

/** A data folder as an earlier version left it, with an account and two or three games. */
interface Earlier {
	version: string;
	folder: string;
	/** The seats of the games in their first part, the second of which is over days. */
	writing: WireSeat[][];
	/** The seats of a game in its lobby. */
	lobby: WireSeat[];
}

let earlier: Earlier[];
const folders: string[] = [];
const newFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-upgrade-"));
	folders.push(folder);
	return folder;
};

beforeAll(async () => {
	earlier = await Promise.all(VERSIONS.map(playEarlier));
}, 300_000);
afterAll(async () => {
	await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Plays under an earlier version until its server and its engine are killed. */
async function playEarlier(version: string): Promise<Earlier> {
	const folder = await newFolder();
	const build = await recordedBuild(version);
	const engine = await startEngine({ db: join(folder, "temporal.db") });
	const server = await BuiltServer.at(engine.address, folder);
	try {
		await server.start(build.folder);
		const paces = SLOW.includes(version) ? [SETTINGS, OVER_DAYS] : [SETTINGS];
		const writing = await Promise.all(paces.map((settings) => typing(server.url, settings)));
		const lobby = await SteadyPlayer.gather(server.url, 2, SETTINGS);
		for (const player of [...writing.flat(), ...lobby]) player.leave();
		const seats = (players: SteadyPlayer[]) => players.map(({ seat }) => seat);
		return { version, folder, writing: writing.map(seats), lobby: seats(lobby) };
	} finally {
		await server.end("SIGKILL");
		await engine.kill();
		await build.remove();
		await runStatement(join(folder, "plotluck.db"), ACCOUNT);
	}
}

/** In all versions, an account has at least these columns. */
const ACCOUNT = `INSERT INTO accounts (id, name, name_key, screen_name, password_hash, created_at)
	VALUES ('account', 'Mika', 'mika', 'Mika', 'hash', 1)`;

/** Opens a game in which three players have typed their first parts. */
async function typing(url: string, settings: object): Promise<SteadyPlayer[]> {
	const players = await SteadyPlayer.gather(url, 3, settings);
	await playTo(players, STATUS.storyWrite);
	for (const player of players)
		expect(
			await player.act("story/submit", {
				submission: { id: player.player.current_submission?.id, content: TYPED },
			}),
		).toBeNull();
	return players;
}

/** Copies a data folder to a place. */
async function copyOf({ folder }: Earlier, to: string): Promise<string> {
	await cp(folder, to, { recursive: true });
	return to;
}

/** Starts this version on a folder, and kills all of its processes after `ms`. */
async function killedStart(folder: string, ms: number): Promise<void> {
	const { process: supervisor } = startSupervisor("start", { folder, port: await freePort() });
	await pause(ms);
	const pids = [supervisor.pid ?? 0, ...childrenOf(supervisor.pid ?? 0).map(({ pid }) => pid)];
	for (const pid of pids) process.kill(pid, "SIGKILL");
	await until(() => pids.every((pid) => !isAlive(pid)));
}

/** A player in a new browser, whose messages are no repetitions of those of the old one. */
class ReturningPlayer extends SteadyPlayer {
	private sent = 0;
	protected override nextId = (): string => `upgraded-${++this.sent}`;
}

/** Expects that all games go on under this version with what was typed, and that the account is there. */
async function goesOn(
	{ url, folder }: SupervisedPlotluck,
	{ writing, lobby }: Earlier,
): Promise<void> {
	const back = (seats: WireSeat[]) =>
		Promise.all(seats.map((seat) => new ReturningPlayer(url, seat).connect()));
	const pens = await Promise.all(writing.map(back));
	const guests = await back(lobby);
	for (const { player } of pens.flat()) expect(player.current_submission?.content).toBe(TYPED);
	const games = pens.map((players) => playTo(players, STATUS.results));
	await Promise.all([...games, playTo(guests, STATUS.storyWrite)]);
	for (const player of [...pens.flat(), ...guests]) player.leave();
	expect(await accountsIn(folder)).toEqual(["Mika"]);
}

async function accountsIn(folder: string): Promise<unknown[]> {
	const rows = await runStatement(join(folder, "plotluck.db"), "SELECT name FROM accounts");
	return rows.map(({ name }) => name);
}

/** Expects copies of both databases as they were, which a restore takes. */
async function expectCopy(folder: string, { folder: before }: Earlier): Promise<void> {
	const copies = await readdir(join(folder, "before-upgrades"));
	expect(copies.length).toBeGreaterThan(0);
	const rooms = (data: string) =>
		runStatement(join(data, "plotluck.db"), "SELECT id, code FROM rooms ORDER BY id");
	const copy = join(folder, "before-upgrades", copies[0] ?? "");
	expect((await readdir(copy)).sort()).toEqual([
		...["backup.json", "builds", "plotluck.db", "temporal.db"],
	]);
	expect(await rooms(copy)).toEqual(await rooms(before));
}

test.each(Array.from({ length: UPGRADES }, (_, i) => [i + 1, VERSIONS[i % VERSIONS.length] ?? ""]))(
	"upgrade %i, from %s, goes on after a kill at a random moment",
	{ timeout: 300_000 },
	async (_, version) => {
		const before = earlier.find((one) => one.version === version) as Earlier;
		const folder = await copyOf(before, await newFolder());
		const moment = Math.round(Math.random() * START);
		process.stdout.write(`upgrade from ${version} killed after ${moment} ms\n`);
		await killedStart(folder, moment);
		const plotluck = await SupervisedPlotluck.start({ folder });
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

test("a disk without space for the copy ends the start in one sentence, and the next one upgrades", {
	timeout: 300_000,
}, async ({ skip }) => {
	const disk: SmallDisk | null = await smallDisk(256);
	if (disk === null) return skip("a disk can be mounted by root on Linux only");
	const before = earlier.at(-1) as Earlier;
	try {
		const folder = await copyOf(before, join(disk.folder, "data"));
		await disk.fill();
		const full = await attemptStart(folder);
		expect(full.output).toBe("The disk is full: free some space and start again.\n");
		expect(full.code).toBe(78);
		await disk.free();
		const { bavail, bsize } = await statfs(disk.folder);
		const filler = join(disk.folder, "filler");
		await writeFile(filler, Buffer.alloc(bavail * bsize - 8 * 1024 * 1024));
		const { code, output } = await attemptStart(folder);
		expect(output).toMatch(/^DATA_DIR must have \d+ MB free for a copy .* \(got 8 MB\): free some/);
		expect(code).toBe(78);
		await rm(filler);
		const plotluck = await SupervisedPlotluck.start({ folder });
		await expectCopy(folder, before);
		await goesOn(plotluck, before);
		await plotluck.interrupt();
	} finally {
		await disk.remove();
	}
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
