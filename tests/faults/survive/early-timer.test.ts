import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { connectEngine, type Engine } from "../../../gateway/engine/engine.ts";
import { workflowId } from "../../../workflows/messages.ts";
import { playTo, QUICK, twoPlayers } from "../../players/wire/game.ts";
import { startEngine, type TestEngine } from "../../support/engine.ts";
import { startServerProgram } from "../../support/server-program.ts";
import { openTemporal, type Temporal } from "../../support/temporal.ts";

let folder: string;
let engine: TestEngine;
let client: Engine;
let temporal: Temporal;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-early-"));
	engine = await startEngine({ db: join(folder, "temporal.db") });
	client = await connectEngine(engine.address, "default", "no store");
	temporal = await openTemporal(engine.address);
});
afterAll(async () => {
	await temporal.close();
	await client.close();
	await engine.stop();
	await rm(folder, { recursive: true, force: true });
});

const startServer = () => startServerProgram({ folder, engine: engine.address });

/** Returns whether the timer that a room set last has fired. */
async function hasFired(code: string): Promise<boolean> {
	const events = (await temporal.historyOf(code)).events ?? [];
	const timer = events.findLast((event) => event.timerStartedEventAttributes);
	return events.some(
		({ timerFiredEventAttributes: fired }) =>
			fired && Number(fired.startedEventId) === Number(timer?.eventId),
	);
}

/** Returns whether the engine has recorded all that a room did, its timer included. */
async function isRecorded(code: string): Promise<boolean> {
	const { raw } = await temporal.client.workflow.getHandle(workflowId(code)).describe();
	return !raw.pendingWorkflowTask;
}

/** The worker may also get a timer's task first, so that one room alone often sees no query. */
const ROOMS = 12;

test("timers that fire while queries wait for a worker do not break a room", async () => {
	const server = await startServer();
	const tables = await Promise.all(
		Array.from({ length: ROOMS }, () =>
			twoPlayers(server.url, { ...QUICK, show_instructions: true }),
		),
	);
	const codes = tables.map(([host]) => host.seat.room_code);
	await Promise.all(tables.map((players) => playTo(players, STATUS.preStoryWrite)));
	// A room publishes a phase before the engine has its timer.
	await expect
		.poll(async () => (await Promise.all(codes.map(isRecorded))).every(Boolean), {
			timeout: 30_000,
		})
		.toBe(true);
	await server.kill();
	await Promise.all(codes.map((code) => client.freeFromWorker(code)));
	// The engine holds a query for ten seconds, and adds to its history what happens meanwhile.
	const ends = tables.map(([host]) => host.game.submission.reading_start ?? 0);
	await pause(Math.min(...ends) - Date.now() - 1500);
	const states = () => Promise.all(codes.map((code) => client.state(code)));
	const asked = states();
	await expect
		.poll(async () => (await Promise.all(codes.map(hasFired))).every(Boolean), { timeout: 60_000 })
		.toBe(true);
	const second = await startServer();
	await asked;
	const statuses = async () => new Set((await states()).map((state) => state?.status));
	await expect.poll(statuses, { timeout: 60_000 }).toEqual(new Set([STATUS.storyWrite]));
	// The next worker replays the whole histories.
	await second.kill();
	const third = await startServer();
	expect(await statuses()).toEqual(new Set([STATUS.storyWrite]));
	for (const player of tables.flat()) player.leave();
	await third.stop();
}, 180_000);
