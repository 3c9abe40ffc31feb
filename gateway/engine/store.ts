import { DatabaseUnusable, type Db } from "../../db/connection.ts";
import { openRoomsBefore } from "../../db/rooms.ts";
import { type Dealt, dealBeyond, markBound, readDealt, readStore, TABLES } from "../../db/store.ts";
import type { Bus } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { EngineStore } from "./engine-store.ts";

/**
 * Binds this database and the engine's namespace to each other, and returns the highest assigned
 * ids. Ids up to the engine's record are not assigned again, because the database may be an older
 * copy. Throws `DatabaseUnusable` when the namespace belongs to another database and is not
 * `exclusive`.
 */
export async function bindStore(
	db: Db,
	engine: EngineStore,
	{ namespace, exclusive }: { namespace: string; exclusive: boolean },
): Promise<Dealt> {
	const { id, bound } = await readStore(db);
	const record = await engine.readRecord();
	if (record?.store !== id) {
		const foreign =
			record !== null || (bound && (await openRoomsBefore(db, Date.now())).length > 0);
		if (foreign && !exclusive) throw new DatabaseUnusable(mismatch(namespace, id, record?.store));
		if (foreign)
			log.warn(
				{ store: id, engine: record?.store },
				"the engine was used with another database, so rooms that only one of them knows are closed",
			);
	}
	if (record) await dealBeyond(db, record.dealt);
	const dealt = await writeMarks(db, engine, WIRE_LIMITS.idsAhead);
	await markBound(db);
	return dealt;
}

const mismatch = (namespace: string, id: string, other = "none") =>
	`The namespace ${namespace} belongs to another database (store ${other}) than this one (store ${id}). Restore the database that belongs to it, or set TEMPORAL_EXCLUSIVE=true to close the rooms that only one of them knows.`;

/**
 * Keeps the engine's id marks ahead of the assigned ids; `bound` is the result of `bindStore`.
 * Returns a function that stops it, and writes exact marks when no other process assigns ids.
 */
export function keepIdMarks(
	db: Db,
	engine: EngineStore,
	bus: Pick<Bus, "shared">,
	bound: Dealt,
): () => Promise<void> {
	let marked = bound;
	let running = Promise.resolve();
	const timer = setInterval(() => {
		running = running
			.then(advance)
			.catch((error) => log.warn({ err: error }, "cannot write the id marks to the engine"));
	}, WIRE_LIMITS.idsLookedAt);
	timer.unref();

	async function advance(): Promise<void> {
		const dealt = await readDealt(db);
		const isFar = (table: keyof Dealt) => dealt[table] > marked[table] + WIRE_LIMITS.idsAhead / 2;
		if (TABLES.some(isFar)) marked = await writeMarks(db, engine, WIRE_LIMITS.idsAhead);
	}

	return async () => {
		clearInterval(timer);
		await running;
		// After exact marks the next start assigns the next id; otherwise it skips some ids.
		if (!bus.shared) await writeMarks(db, engine, 0).catch(() => {});
	};
}

/** Writes marks `ahead` of the assigned ids, and returns the highest ids assigned so far. */
async function writeMarks(db: Db, engine: EngineStore, ahead: number): Promise<Dealt> {
	const [{ id: store }, dealt] = [await readStore(db), await readDealt(db)];
	const marks = Object.fromEntries(TABLES.map((table) => [table, dealt[table] + ahead]));
	await engine.writeRecord({ store, dealt: marks }, WIRE_LIMITS.recordTimeout);
	return dealt;
}
