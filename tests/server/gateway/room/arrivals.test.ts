import { expect, test } from "vitest";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { LiveRoom } from "../../../../gateway/room/live-room.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { Table } from "../../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";
import { mostPerTurn, work } from "./turns.ts";

async function liveTable(players = 2) {
	const table = new Table(players);
	const live = new LiveRoom(table.room, await tempDatabase(), memoryBus(), () => {}, {
		recorded: () => [],
		answered: () => [],
	});
	return { table, live };
}

test("a player who connects while the room closes is told so, and is disconnected", async () => {
	const { table, live } = await liveTable();
	const viewer = new RecordingViewer(2);
	const arrival = live.addViewer(viewer);
	table.does(1, "game/vip", { close_game: true });
	live.receive({ room: table.room, acks: [], refusals: [] });
	await arrival;
	expect(viewer.sent).toMatchObject([{ goaway: true, code: "closedByHost" }]);
	expect([viewer.closed, live.viewers.all().length]).toEqual([true, 0]);
});

test("a room that a client is about to view counts as in use", async () => {
	const { live } = await liveTable();
	expect(live.inUse).toBe(false);
	const arrival = live.addViewer(new RecordingViewer(2));
	expect(live.inUse).toBe(true);
	await arrival;
	expect(live.inUse).toBe(true);
});

/** A connection whose snapshots take long to send. */
class LongViewer extends RecordingViewer {
	private readonly done: number[];

	constructor(player: number, done: number[]) {
		super(player);
		this.done = done;
	}

	override send(text: string): void {
		super.send(text);
		if (this.sent.at(-1)?.prev !== undefined) return;
		work();
		this.done.push(this.player);
	}
}

test("snapshots that are due together leave turns of the event loop to others", async () => {
	const players = 8;
	const { table, live } = await liveTable(players);
	const done: number[] = [];
	const viewers = Object.keys(table.room.seats).map((id) => new LongViewer(Number(id), done));
	const arrivals = viewers.map((viewer) => live.addViewer(viewer));
	expect(await mostPerTurn(done, players)).toBeLessThanOrEqual(2);
	await Promise.all(arrivals);
	for (const viewer of viewers) void live.resync(viewer);
	expect(await mostPerTurn(done, 2 * players)).toBeLessThanOrEqual(2);
	for (const viewer of viewers) live.removeViewer(viewer);
});
