import { expect, onTestFinished, test, vi } from "vitest";
import { openRoom } from "../../../../db/rooms.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import type { Engine } from "../../../../gateway/engine/engine.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import { Rooms } from "../../../../gateway/room/rooms.ts";
import type { Answers, Publication } from "../../../../workflows/messages.ts";
import { publisher } from "../../../../workflows/publisher.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { newcomer, Table } from "../../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

const NOTHING: Answers = { acks: [], refusals: [] };

type RoomEngine = Pick<Engine, "state" | "signal" | "freeFromWorker">;

/** Opens a room of two in a gateway. The test chooses when the engine answers. */
async function openTable() {
	const table = new Table(2, { max_players: 3 });
	const db = await tempDatabase();
	const game = await openRoom(db, table.room.code, Date.now());
	if (game === null) throw new Error("a new database has a room");
	table.room = { ...table.room, id: game };
	const bus = memoryBus();
	const engine = {
		state: vi.fn(async () => table.room),
		freeFromWorker: async () => {},
		signal: vi.fn(async () => {}),
	} satisfies RoomEngine;
	const sockets = {
		publish: () => {},
		closeOlder: () => {},
		closeScreens: () => {},
		closeKeys: () => {},
	};
	const rooms = new Rooms({
		...{ db, engine: engine as RoomEngine as Engine, bus, sockets },
		...{ actionsPerMinute: 1000, changePace: async () => null },
	});
	onTestFinished(() => rooms.close());
	const open = await rooms.find(game);
	if (!open) throw new Error("the room is open");
	return { table, game, bus, engine, rooms, open };
}

test("a message of a newer process, of a kind that is not known here, asks the engine for nothing", async () => {
	const { game, bus, engine } = await openTable();
	const before = engine.state.mock.calls.length;
	bus.publish({ kind: "tomorrow", game } as never); // no kind of this version
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(engine.state).toHaveBeenCalledTimes(before);
	bus.publish({ kind: "resumed", game });
	await expect.poll(() => engine.state.mock.calls.length).toBe(before + 1);
});

test("after a publication that is missing, an answer comes with the state that it belongs to", async () => {
	const { table, game, bus, engine, open } = await openTable();
	let tell = () => {};
	const viewer = new RecordingViewer(1);
	await open.live.addViewer(viewer);

	const publish = publisher();
	publish(table.room, NOTHING);
	const lock = { lock_room: true };
	open.dispatch.send("game/vip", 1, "lock", lock);
	await expect.poll(() => engine.signal.mock.calls.length).toBe(1);
	expect(table.join(newcomer(3))).toBeNull();
	publish(table.room, NOTHING); // no gateway receives it
	table.does(1, "game/vip", lock, "lock");
	engine.state.mockImplementation(
		() =>
			new Promise((resolve) => {
				tell = () => resolve(table.room);
			}),
	);
	const publication: Publication = publish(table.room, {
		...NOTHING,
		acks: [{ player: 1, id: "lock" }],
	});
	bus.publish({ kind: "publication", game, publication });
	await new Promise((resolve) => setTimeout(resolve, 50));
	const acks = () => viewer.sent.filter(({ ack }) => ack !== undefined);
	expect([acks(), open.live.room.locked]).toEqual([[], false]);
	tell();
	await expect.poll(acks).toMatchObject([{ ack: "lock" }]);
	expect(open.live.room).toEqual(table.room);
});

test("a room that was just requested is not dropped before the client enters it", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
	onTestFinished(() => void vi.useRealTimers());
	const { rooms, game } = await openTable();
	// The room is older than the pause, and nobody views it.
	vi.advanceTimersByTime(WIRE_LIMITS.forgetRoom - 1);
	const found = await rooms.find(game);
	vi.advanceTimersByTime(1);
	expect(await rooms.find(game)).toBe(found);
	vi.advanceTimersByTime(2 * WIRE_LIMITS.forgetRoom);
	expect(await rooms.find(game)).not.toBe(found);
});
