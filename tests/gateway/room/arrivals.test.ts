import { expect, test } from "vitest";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { LiveRoom } from "../../../gateway/room/live-room.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { Table } from "../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

async function liveTable() {
	const table = new Table(2);
	const live = new LiveRoom(table.room, await tempDatabase(), memoryBus(), () => {}, {
		recorded: () => [],
		answered: () => [],
	});
	return { table, live };
}

test("a player who arrives while the room closes is told so, and is not kept", async () => {
	const { table, live } = await liveTable();
	const viewer = new RecordingViewer(2);
	const arrival = live.addViewer(viewer);
	table.does(1, "game/vip", { close_game: true });
	live.receive({ room: table.room, acks: [], refusals: [] });
	await arrival;
	expect(viewer.sent).toMatchObject([{ goaway: true, code: "closedByHost" }]);
	expect([viewer.closed, live.viewers.all().length]).toEqual([true, 0]);
});

test("a room that somebody is about to view is in use", async () => {
	const { live } = await liveTable();
	expect(live.inUse).toBe(false);
	const arrival = live.addViewer(new RecordingViewer(2));
	expect(live.inUse).toBe(true);
	await arrival;
	expect(live.inUse).toBe(true);
});
