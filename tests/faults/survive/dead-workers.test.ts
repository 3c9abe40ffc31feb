import { Connection } from "@temporalio/client";
import { NativeConnection } from "@temporalio/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StuckRooms } from "../../../activities/stuck-rooms.ts";
import { Versions } from "../../../activities/versions.ts";
import { connectEngine, type Engine } from "../../../gateway/engine/engine.ts";
import { TASK_QUEUE, workflowId } from "../../../workflows/messages.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const NAMESPACE = "default";
/** From the third death on, the engine refuses queries of the room. */
const DEATHS = 5;
/** WORKFLOW_TASK_FAILED_CAUSE_NON_DETERMINISTIC_ERROR. */
const NON_DETERMINISTIC_ERROR = 24;

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

/** Takes a task of this room as a worker does. Returns its token, and the engine's timeout in seconds. */
async function take({ seat }: WirePlayer): Promise<{ taskToken: Uint8Array; seconds: number }> {
	const poll = { namespace: NAMESPACE, taskQueue: { name: TASK_QUEUE }, identity: "dies" };
	for (;;) {
		const { history, taskToken, workflowExecution } = await connection.withDeadline(
			Date.now() + 60_000,
			() => connection.workflowService.pollWorkflowTaskQueue(poll),
		);
		const scheduled = history?.events
			?.map((event) => event.workflowTaskScheduledEventAttributes)
			.findLast(Boolean);
		if (scheduled && taskToken && workflowExecution?.workflowId === workflowId(seat.room_code))
			return { taskToken, seconds: Number(scheduled.startToCloseTimeout?.seconds) };
	}
}

/** Takes a task and fails it, as a worker does that cannot replay the room's history. */
async function takeAndFail(host: WirePlayer): Promise<void> {
	const { taskToken } = await take(host);
	await connection.workflowService.respondWorkflowTaskFailed({
		namespace: NAMESPACE,
		taskToken,
		cause: NON_DETERMINISTIC_ERROR,
	});
}

/** Opens a room, and gives it a task after its server has stopped. */
async function leaveWithTask(): Promise<WirePlayer> {
	const host = await WirePlayer.host(plotluck.url);
	const { room_code: code, id: player } = host.seat;
	await plotluck.server.stop();
	await engine.signal(code, "game/vip", { player, id: "a", body: { lock_room: true } });
	return host;
}

/** Returns the rooms that a server would report as stuck. */
async function stuckRooms({ seat }: WirePlayer): Promise<string[]> {
	const native = await NativeConnection.connect({ address: plotluck.engine.address });
	const rooms = new StuckRooms(new Versions(native, NAMESPACE), () => {});
	rooms.suspect(workflowId(seat.room_code));
	await rooms.check("any build");
	await native.close();
	return rooms.codes;
}

test("a room whose worker died five times in a row is waited for, not reported as broken, and goes on", async () => {
	const host = await leaveWithTask();
	const waits: number[] = [];
	for (let i = 0; i < DEATHS; i++) waits.push((await take(host)).seconds);
	// By default the engine waits up to ten minutes before the next attempt.
	expect(Math.max(...waits)).toBeLessThanOrEqual(3);
	expect(await stuckRooms(host)).toEqual([]);

	const state = engine.state(host.seat.room_code);
	await plotluck.startAgain();
	expect((await state)?.locked).toBe(true);
	await host.connect();
	expect(host.closed).toBeNull();
	expect(host.game.locked).toBe(true);
});

test("a room whose worker failed and then died is reported as broken", async () => {
	const host = await leaveWithTask();
	await takeAndFail(host);
	for (let i = 1; i < DEATHS; i++) await take(host);
	expect(await stuckRooms(host)).toEqual([host.seat.room_code]);
});
