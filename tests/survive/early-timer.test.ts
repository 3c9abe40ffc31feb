import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { connectEngine, type Engine } from "../../gateway/engine/engine.ts";
import { playTo, QUICK, twoPlayers } from "../players/wire/game.ts";
import { startEngine, type TestEngine } from "../support/engine.ts";
import { startServerProgram } from "../support/server-program.ts";
import { openTemporal, type Temporal } from "../support/temporal.ts";

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

test("a timer that fires while a query waits for a worker leads no room astray", async () => {
	const server = await startServer();
	const players = await twoPlayers(server.url, { ...QUICK, show_instructions: true });
	const code = players[0].seat.room_code;
	await playTo(players, STATUS.preStoryWrite);
	await server.kill();
	await client.freeFromWorker(code);
	// The engine holds a query for ten seconds, and adds to its history what happens meanwhile.
	const end = players[0].game.submission.reading_start ?? 0;
	await pause(end - Date.now() - 1500);
	const asked = Promise.all(Array.from({ length: 8 }, () => client.state(code)));
	await expect.poll(() => hasFired(code), { timeout: 60_000, interval: 20 }).toBe(true);
	const second = await startServer();
	await asked;
	await expect
		.poll(async () => (await client.state(code))?.status, { timeout: 60_000 })
		.toBe(STATUS.storyWrite);
	// The next worker replays the whole history.
	await second.kill();
	const third = await startServer();
	expect((await client.state(code))?.status).toBe(STATUS.storyWrite);
	for (const player of players) player.leave();
	await third.stop();
}, 180_000);
