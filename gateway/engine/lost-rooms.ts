import type { Db } from "../../db/connection.ts";
import { closeRoom, findRoom, openRoomsBefore } from "../../db/rooms.ts";
import { readStore } from "../../db/store.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import type { EngineStore } from "./engine-store.ts";

/**
 * Compares the database's open rooms with the engine's at the start and every hour. `since` is the
 * start (epoch ms):
 * rooms that are opened from then on are in both. Returns what stops it.
 */
export function watchRooms(db: Db, engine: EngineStore, since: number): () => Promise<void> {
	const compare = async (work: () => Promise<void>) => {
		await work().catch((error) =>
			log.warn({ err: error }, "the rooms could not be compared with the engine's"),
		);
	};
	let running = compare(async () => {
		await endUnknownRooms(db, engine);
		await closeLostRooms(db, engine, since);
	});
	const timer = setInterval(() => {
		// a room that is being opened is in the database alone
		const before = Date.now() - WIRE_LIMITS.lostRooms;
		running = running.then(() => compare(() => closeLostRooms(db, engine, before)));
	}, WIRE_LIMITS.lostRooms);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}

/**
 * Closes the open rooms from before `since` (epoch ms) that the engine does not run; retention.ts
 * removes their texts later.
 * A room that the engine cannot say anything about stays open.
 */
async function closeLostRooms(db: Db, engine: EngineStore, since: number): Promise<void> {
	const lost: string[] = [];
	for (const { id, code } of await openRoomsBefore(db, since)) {
		const running = await engine.running(code);
		if (running && (running.game ?? id) === id) continue;
		await closeRoom(db, id, Date.now());
		lost.push(code);
	}
	if (lost.length > 0)
		log.warn(
			{ rooms: lost },
			"the engine does not run these rooms: they are closed, and their texts are removed in a day",
		);
}

/**
 * Ends the rooms in the engine that this database does not know as open: nobody could come back to
 * them.
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
		log.warn({ rooms: ended }, "the database does not know these rooms: they are closed");
}
