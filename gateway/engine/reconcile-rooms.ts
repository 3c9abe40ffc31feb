import type { Db } from "../../db/connection.ts";
import { closeRoom, findRoom, openRoomsBefore } from "../../db/rooms.ts";
import { readStore } from "../../db/store.ts";
import type { Bus } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { EngineRoom, EngineStore } from "./engine-store.ts";

/**
 * Reconciles the database's open rooms with the engine's, now and every hour. `since` is the
 * server's start in epoch ms, because later rooms are in both. Returns a function that stops it.
 */
export function reconcileRooms(
	db: Db,
	engine: EngineStore,
	bus: Pick<Bus, "isTurn" | "shared">,
	since: number,
): () => Promise<void> {
	const isTurn = () => bus.isTurn("reconcile", WIRE_LIMITS.reconciled);
	const logFailure = async (work: () => Promise<void>) => {
		await work().catch((error) =>
			log.warn({ err: error }, "cannot reconcile the rooms with the engine"),
		);
	};
	let running = logFailure(async () => {
		if (!(await isTurn())) return;
		await endUnknownRooms(db, engine);
		// Other processes may be opening rooms.
		await closeLostRooms(db, engine, bus.shared ? since - WIRE_LIMITS.reconciled : since);
	});
	const timer = setInterval(() => {
		// Newer rooms may still be on their way to the engine.
		const before = Date.now() - WIRE_LIMITS.lostRooms;
		running = running.then(() =>
			logFailure(async () => {
				if (await isTurn()) await closeLostRooms(db, engine, before);
			}),
		);
	}, WIRE_LIMITS.lostRooms);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

/**
 * Closes the open rooms from before `since` (epoch ms) that the engine does not run; retention.ts
 * removes their texts later. Throws when the engine cannot confirm whether a room runs.
 */
async function closeLostRooms(db: Db, engine: EngineStore, since: number): Promise<void> {
	const open = await openRoomsBefore(db, since);
	const listed = new Map<string, EngineRoom>();
	for await (const room of engine.allRunning()) listed.set(room.code, room);
	const lost: string[] = [];
	for (const { id, code } of open) {
		// A call for each room would keep the engine busy for a minute, and the list may lag behind.
		if (isGame(listed.get(code), id) || isGame(await engine.running(code), id)) continue;
		await closeRoom(db, id, Date.now());
		lost.push(code);
	}
	if (lost.length > 0)
		log.warn(
			{ rooms: lost },
			"the engine does not run these rooms, so they are closed and their texts removed in a day",
		);
}

/** Returns whether a room of the engine has this game. Rooms from before store ids have no game. */
const isGame = (room: EngineRoom | null | undefined, id: number): boolean =>
	room ? (room.game ?? id) === id : false;

/**
 * Terminates the engine's rooms that are not open in this database, because they are unreachable.
 */
async function endUnknownRooms(db: Db, engine: EngineStore): Promise<void> {
	const { id: own } = await readStore(db);
	const ended: string[] = [];
	for await (const { code, store = own, game } of engine.allRunning()) {
		const room = await findRoom(db, code);
		if (room && store === own && (game ?? room.id) === room.id) continue;
		await engine.end(code, "The database does not know this room as open");
		ended.push(code);
	}
	if (ended.length > 0)
		log.warn({ rooms: ended }, "the database does not know these rooms, so they are closed");
}
