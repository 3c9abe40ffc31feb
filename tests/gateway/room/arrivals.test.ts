import { expect, test } from "vitest";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { LiveRoom } from "../../../gateway/room/live-room.ts";
import { noPendingTexts, type Viewer } from "../../../gateway/room/viewer.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { Table } from "../../support/table.ts";

/** A connection of a player that records what it is sent. */
class RecordingViewer implements Viewer {
	readonly connectionNumber = 1;
	readonly sent: ServerMessage[] = [];
	readonly player: number;
	closed = false;
	view = null;
	draft = null;
	entered = null;
	pendingTexts = noPendingTexts();
	buffered = () => 0;
	subscribe = () => {};
	unsubscribe = () => {};

	constructor(player: number) {
		this.player = player;
	}

	send(text: string | Uint8Array): void {
		this.sent.push(JSON.parse(String(text)));
	}

	close(): void {
		this.closed = true;
	}
}

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
	expect([viewer.closed, live.viewers.size]).toEqual([true, 0]);
});

test("a room that somebody is about to view is in use", async () => {
	const { live } = await liveTable();
	expect(live.inUse).toBe(false);
	const arrival = live.addViewer(new RecordingViewer(2));
	expect(live.inUse).toBe(true);
	await arrival;
	expect(live.inUse).toBe(true);
});
