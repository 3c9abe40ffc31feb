import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { STATUS } from "#game/status.ts";
import { runStatement } from "../../../db/statement.mjs";
import { playTo } from "../../players/wire/game.ts";
import type { WireSeat } from "../../players/wire/player.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { startEngine } from "../../support/engine.ts";
import type { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { recordedBuild } from "./builds.ts";
import { BuiltServer } from "./built-server.ts";

/** Kept builds of earlier versions (tests/room/builds). */
export const VERSIONS = ["4d3718d", "9422f13", "4eea7e6"];

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
export interface Earlier {
	version: string;
	folder: string;
	/** The seats of the games in their first part, the second of which is over days. */
	writing: WireSeat[][];
	/** The seats of a game in its lobby. */
	lobby: WireSeat[];
}

const folders: string[] = [];

/** Makes a folder that `removeFolders` removes. */
export async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-upgrade-"));
	folders.push(folder);
	return folder;
}

export async function removeFolders(): Promise<void> {
	await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Plays under an earlier version until its server and its engine are killed. */
export async function playEarlier(version: string): Promise<Earlier> {
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
export async function copyOf({ folder }: Earlier, to: string): Promise<string> {
	await cp(folder, to, { recursive: true });
	return to;
}

/** A player in a new browser, whose messages are no repetitions of those of the old one. */
class ReturningPlayer extends SteadyPlayer {
	private sent = 0;
	protected override nextId = (): string => `upgraded-${++this.sent}`;
}

/** Expects that all games go on under this version with what was typed, and that the account is there. */
export async function goesOn(
	{ url, folder }: Pick<SupervisedPlotluck, "url" | "folder">,
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

export async function accountsIn(folder: string): Promise<unknown[]> {
	const rows = await runStatement(join(folder, "plotluck.db"), "SELECT name FROM accounts");
	return rows.map(({ name }) => name);
}

/** Expects copies of both databases as they were, which a restore takes. */
export async function expectCopy(folder: string, { folder: before }: Earlier): Promise<void> {
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
