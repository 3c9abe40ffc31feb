import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "@temporalio/worker";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { playTo } from "../../players/wire/game.ts";
import type { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { startEngine, type TestEngine } from "../../support/engine.ts";
import { openTemporal, type Temporal } from "../../support/temporal.ts";
import { changedBuild, recordedBuild, type TestBuild, todaysBuild } from "./builds.ts";
import { BuiltServer } from "./built-server.ts";
import { type ParkedRoom, parkRooms, seatTwo, standing, toggleUntil } from "./parked-rooms.ts";

/**
 * Games that begin under one build and go on under the next, which cannot replay the first one's
 * histories.
 */
let old: TestBuild;
let today: TestBuild;
let tomorrow: TestBuild;

/** Rules with another shape of state and a command that no current history has. */
const TOMORROW = [
	{
		file: "workflows/game/room.ts",
		from: /export const SCHEMA = ([^;]*);/,
		to: "export const SCHEMA = $1 + 1;",
	},
	{
		file: "workflows/game/migrate.ts",
		from: /(const STEPS: readonly Step\[\] = )([^;]*);/,
		to: `$1$2.with(-1, ({ seats, ...state }) => ({
			...state,
			seats: Object.fromEntries(Object.entries(seats as Record<string, { name: string }>).map(([id, seat]) => [id, { ...seat, name: seat.name + "+" }])),
		}));`,
	},
	{
		file: "workflows/room.ts",
		from: "const showDetails",
		to: "await condition(() => false, 1);\n\tconst showDetails",
	},
];

const timeout = 180_000;
beforeAll(async () => {
	[old, today, tomorrow] = await Promise.all([
		recordedBuild("8319f35"),
		todaysBuild(),
		changedBuild(TOMORROW),
	]);
}, timeout);
afterAll(() => Promise.all([old, today, tomorrow].map((build) => build.remove())));

let engine: TestEngine;
let temporal: Temporal;
let dataDir: string;
let server: BuiltServer;
beforeEach(async () => {
	engine = await startEngine();
	temporal = await openTemporal(engine.address);
	dataDir = await mkdtemp(join(tmpdir(), "plotluck-upgrade-"));
	server = await BuiltServer.at(engine.address, dataDir);
});
afterEach(async () => {
	await server.end("SIGKILL");
	await temporal.close();
	await engine.stop();
	await rm(dataDir, { recursive: true });
});

/** Returns the builds that running rooms are pinned to, one entry per room. */
async function pinnedTo(): Promise<unknown[]> {
	const builds: unknown[] = [];
	for await (const room of temporal.client.workflow.list({
		query: "WorkflowType = 'room' AND ExecutionStatus = 'Running'",
	})) {
		builds.push(room.searchAttributes.TemporalWorkerDeploymentVersion?.[0] ?? "none");
	}
	return builds;
}

/** Returns whether a build can replay a room's history. */
async function replays(code: string, next: TestBuild): Promise<boolean> {
	const history = await temporal.historyOf(code);
	const options = { workflowBundle: { codePath: join(next.folder, "workflows.js") } };
	return Worker.runReplayHistory(options, history).then(
		() => true,
		() => false,
	);
}

/**
 * Ends the server and starts the next build while a player acts. All players must then see the same
 * as before.
 */
async function upgrade(
	signal: NodeJS.Signals,
	next: TestBuild,
	busy: SteadyPlayer,
	rooms: ParkedRoom[],
): Promise<void> {
	const stood = new Map(rooms.map((room) => [room, room.players.map(standing)]));
	const everybody = rooms.flatMap(({ players }) => players);
	const upgraded = (async () => {
		await server.end(signal);
		await server.start(next.folder);
		await Promise.all(
			everybody.map((player) => player.until(() => player.closed === null && player.seq >= 0)),
		);
	})();
	const done = await toggleUntil(busy, upgraded);
	await upgraded;
	expect(busy.player.status).toBe(done ? STATUS.postStoryWrite : STATUS.storyWrite);
	for (const [room, seen] of stood)
		if (room.phase !== "intro") expect(room.players.map(standing), room.phase).toEqual(seen);
}

test.each([
	["SIGTERM", "SIGKILL"],
	["SIGKILL", "SIGTERM"],
] as const)(
	"games of a build without versions go on after %s in today's, and after %s in a changed one",
	{ timeout },
	async (first, second) => {
		await server.start(old.folder);
		const settings = { num_switches: 1, write_duration: 3600 };
		const [busy, rooms] = await Promise.all([seatTwo(server.url, settings), parkRooms(server.url)]);
		await playTo(busy.players, STATUS.storyWrite);
		const [host] = busy.players;

		await upgrade(first, today, host, rooms);
		await expect.poll(async () => new Set(await pinnedTo()).size, { timeout: 30_000 }).toBe(1);
		for (const { players } of rooms)
			expect(await players[0].act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
		const [{ code }] = rooms as [ParkedRoom];
		expect([await replays(code, today), await replays(code, tomorrow)]).toEqual([true, false]);

		await upgrade(second, tomorrow, host, rooms);
		const marked = () =>
			Promise.resolve(
				rooms.map(({ players }) => Object.values(players[0].game.players).map(({ name }) => name)),
			);
		const names = rooms.map(() => ["Player1+", "Player2+"]);
		expect(await marked()).toEqual(names);
		await Promise.all([busy, ...rooms].map(({ players }) => playTo(players, STATUS.results)));
		expect(await marked()).toEqual(names);
		// Every room has moved to the changed build, and the current one is not kept.
		await expect.poll(async () => new Set(await pinnedTo()).size, { timeout: 30_000 }).toBe(1);
		await expect.poll(() => readdir(join(dataDir, "builds")), { timeout: 40_000 }).toHaveLength(1);
		expect(server.lines.filter((line) => line.includes("no worker can run"))).toEqual([]);
	},
);

test("the host of a room that began under an older build can use each power at once", {
	timeout,
}, async () => {
	await server.start(old.folder);
	const { players } = await seatTwo(server.url, { show_instructions: true });
	const [host, guest] = players;
	await playTo(players, STATUS.quickStart);
	await server.end("SIGKILL");
	await server.start(today.folder);
	await guest.until(() => guest.closed === null && guest.seq >= 0);
	for (const vip_action of [{ lock_room: true }, { pause: true }, { pass_crown: guest.id }])
		expect(await host.act("game/vip", { vip_action })).toBeNull();
	await guest.until(() => guest.game.host_id === guest.id && guest.game.locked);
});

test("a room that no build here can replay is named once, and goes on when one comes that can", {
	timeout,
}, async () => {
	const health = async () =>
		(await fetch(`${server.url}/healthz`)).json() as Promise<{ ok: boolean; stuck?: string[] }>;
	await server.start(today.folder);
	const { code, players } = await seatTwo(server.url, { show_instructions: true });
	await playTo(players, STATUS.quickStart);
	await server.end("SIGKILL");
	await rm(join(dataDir, "builds"), { recursive: true });

	await server.start(tomorrow.folder);
	const ready = players[0].act("game/ready");
	await expect
		.poll(async () => (await health()).stuck, { timeout: 90_000, interval: 1000 })
		.toEqual([code]);
	expect((await health()).ok).toBe(true);
	const other = await seatTwo(server.url, {});
	expect(await other.players[0].act("game/start")).toBeNull();
	expect(
		server.lines.filter((line) => line.includes(code) && line.includes("no worker can run")),
	).toHaveLength(1);

	await server.end("SIGKILL");
	await server.start(today.folder);
	expect(await ready).toBeNull();
	await expect.poll(async () => (await health()).stuck, { timeout: 40_000 }).toBeUndefined();
	expect(await players[1].act("game/ready")).toBeNull();
	await players[1].reached(STATUS.minors);
});
