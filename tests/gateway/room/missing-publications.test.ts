import { expect, onTestFinished, test } from "vitest";
import { openRoom } from "../../../db/rooms.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import type { Engine } from "../../../gateway/engine/engine.ts";
import { Rooms } from "../../../gateway/room/rooms.ts";
import type { Answers, Publication } from "../../../workflows/messages.ts";
import { publisher } from "../../../workflows/publisher.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { newcomer, Table } from "../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

const NOTHING: Answers = { acks: [], refusals: [] };

test("after a publication that is missing, an answer comes with the state that it belongs to", async () => {
	const table = new Table(2, { max_players: 3 });
	const db = await tempDatabase();
	const game = await openRoom(db, table.room.code, Date.now());
	if (game === null) throw new Error("a new database has a room");
	table.room = { ...table.room, id: game };
	const bus = memoryBus();
	let signalled = false;
	let tell = () => {};
	// The test chooses when the engine answers.
	const engine: Pick<Engine, "state" | "signal" | "freeFromWorker"> = {
		state: async () => table.room,
		freeFromWorker: async () => {},
		signal: async () => {
			signalled = true;
		},
	};
	const sockets = { publish: () => {}, closeOlder: () => {}, closeScreens: () => {} };
	const rooms = new Rooms(db, engine as Engine, bus, sockets, 1000);
	onTestFinished(() => rooms.close());
	const open = await rooms.find(game);
	if (!open) throw new Error("the room is open");
	const viewer = new RecordingViewer(1);
	await open.live.addViewer(viewer);

	const publish = publisher();
	publish(table.room, NOTHING);
	const lock = { lock_room: true };
	open.dispatch.send("game/vip", 1, "lock", lock);
	await expect.poll(() => signalled).toBe(true);
	expect(table.join(newcomer(3))).toBeNull();
	publish(table.room, NOTHING); // nobody hears it
	table.does(1, "game/vip", lock, "lock");
	engine.state = () =>
		new Promise((resolve) => {
			tell = () => resolve(table.room);
		});
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
