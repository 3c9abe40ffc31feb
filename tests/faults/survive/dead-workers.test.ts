import { Connection } from "@temporalio/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectEngine, type Engine } from "../../../gateway/engine/engine.ts";
import { TASK_QUEUE } from "../../../workflows/messages.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const NAMESPACE = "default";
/** From the third death on, the engine refuses queries of the room. */
const DEATHS = 5;

const plotluck = ownPlotluck();
let connection: Connection;
let engine: Engine;
beforeAll(async () => {
	connection = await Connection.connect({ address: plotluck.engine.address });
	engine = await connectEngine(plotluck.engine.address, NAMESPACE, "no store");
});
afterAll(async () => {
	await engine.close();
	await connection.close();
});

/**
 * Takes a task of a room as a worker does and never completes it. Returns the engine's timeout in
 * seconds.
 */
async function takeAndDie(): Promise<number> {
	const poll = { namespace: NAMESPACE, taskQueue: { name: TASK_QUEUE }, identity: "dies" };
	for (;;) {
		const { history } = await connection.withDeadline(Date.now() + 60_000, () =>
			connection.workflowService.pollWorkflowTaskQueue(poll),
		);
		const scheduled = history?.events
			?.map((event) => event.workflowTaskScheduledEventAttributes)
			.findLast(Boolean);
		if (scheduled) return Number(scheduled.startToCloseTimeout?.seconds);
	}
}

test("a room whose worker died five times in a row is waited for, not reported as broken, and goes on", async () => {
	const host = await WirePlayer.host(plotluck.url);
	const { room_code: code, id: player } = host.seat;
	await plotluck.server.stop();
	await engine.signal(code, "game/vip", { player, id: "a", body: { lock_room: true } });
	const waits: number[] = [];
	for (let i = 0; i < DEATHS; i++) waits.push(await takeAndDie());
	// By default the engine waits up to ten minutes before the next attempt.
	expect(Math.max(...waits)).toBeLessThanOrEqual(3);

	const state = engine.state(code);
	await plotluck.startAgain();
	expect((await state)?.locked).toBe(true);
	await host.connect();
	expect(host.closed).toBeNull();
	expect(host.game.locked).toBe(true);
});
