import { expect, onTestFinished, test, vi } from "vitest";
import { STATUS } from "#game/status.ts";
import { openRoom } from "../../../../db/rooms.ts";
import { reserveSeat } from "../../../../db/seats.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import type { Engine } from "../../../../gateway/engine/engine.ts";
import type { GuessGuard } from "../../../../gateway/front/guess-guard.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { Rooms } from "../../../../gateway/room/rooms.ts";
import { hashSecret } from "../../../../gateway/session.ts";
import { newConnection } from "../../../../gateway/socket/connection.ts";
import { seatConnection } from "../../../../gateway/socket/take-seat.ts";
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
	return { table, db, game, bus, engine, rooms, open };
}

type OpenTable = Awaited<ReturnType<typeof openTable>>;

/** Takes seats in the database, and returns the player of the third one with what connects it. */
async function reservedSeat({ db, bus, game, rooms }: OpenTable) {
	const secret = "the secret of a newcomer";
	const take = async (secret: string) => {
		const owner = { gameId: game, secretHash: hashSecret(secret), userId: null, deviceHash: null };
		return reserveSeat(db, { ...owner, audience: false }, Date.now());
	};
	for (const other of ["the host's secret", "a guest's secret"]) await take(other);
	const { playerId } = await take(secret);
	const guard: Pick<GuessGuard, "prove"> = {
		prove: async (_client, _entrance, { check }) => check(),
	};
	const options = { db, bus, guard: guard as GuessGuard, rooms: () => rooms };
	/** Resolves to the first message and the code of a close, when there is either. */
	const arrive = async () => {
		const claim = { kind: "seat", id: playerId, secret, game } as const;
		const connection = newConnection(claim, { address: "203.0.113.7", free: false });
		const sent: ServerMessage[] = [];
		let closed: number | null = null;
		connection.send = (text) => sent.push(JSON.parse(String(text)));
		connection.close = (code) => {
			closed = code;
		};
		await seatConnection(options, connection);
		return { first: sent[0], closed };
	};
	return { playerId, arrive };
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

test("a player whose join is not known here yet is let in, and sent home only after leaving", async () => {
	const open = await openTable();
	const { table, game, bus } = open;
	const { playerId, arrive } = await reservedSeat(open);
	expect(table.join(newcomer(playerId))).toBeNull(); // no gateway receives it
	expect(await arrive()).toMatchObject({ first: { player: { id: playerId } }, closed: null });
	expect(table.leave(playerId)).toBeNull();
	bus.publish({ kind: "publication", game, publication: { room: table.room, ...NOTHING } });
	expect(await arrive()).toMatchObject({ first: { goaway: true, code: "notHere" }, closed: 1000 });
});

test("a player who is let back in after a kick that is not known here is not refused by it", async () => {
	const open = await openTable();
	const { table, game, bus } = open;
	const { playerId, arrive } = await reservedSeat(open);
	table.join(newcomer(playerId));
	table.vip({ kick_player: playerId });
	bus.publish({ kind: "publication", game, publication: { room: table.room, ...NOTHING } });
	expect(await arrive()).toMatchObject({ first: { goaway: true, code: "kicked" }, closed: 1000 });
	table.vip({ let_back: playerId });
	expect(table.join(newcomer(playerId))).toBeNull(); // no gateway receives it
	expect(await arrive()).toMatchObject({ first: { player: { id: playerId } }, closed: null });
});

test("a fan who left and joined again is let in, although neither is known here", async () => {
	const open = await openTable();
	const { table, game, bus } = open;
	const { dispatch, live } = open.open;
	const { playerId, arrive } = await reservedSeat(open);
	table.playTo(STATUS.characters).joinAudience(playerId);
	bus.publish({ kind: "publication", game, publication: { room: table.room, ...NOTHING } });
	dispatch.send("game/exit", playerId, "exit", { heirs: [] });
	await expect.poll(() => live.admits({ player: playerId, screen: null })).toBe(false);
	table.leave(playerId); // no gateway receives it
	expect(table.joinAudience(playerId)).toBeNull(); // nor this
	expect(await arrive()).toMatchObject({ first: { player: { id: playerId } }, closed: null });
});

test("a player whose room cannot be asked reconnects", async () => {
	const open = await openTable();
	const { arrive } = await reservedSeat(open);
	open.engine.state.mockRejectedValueOnce(new Error("the engine is away"));
	expect(await arrive()).toEqual({ first: undefined, closed: 1012 });
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
