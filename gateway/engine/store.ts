import { DatabaseUnusable, type Db } from "../../db/connection.ts";
import { openRoomsBefore } from "../../db/rooms.ts";
import { type Dealt, dealBeyond, markBound, readDealt, readStore, TABLES } from "../../db/store.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import type { EngineStore } from "./engine-store.ts";

/**
 * Makes sure that this database and the engine's namespace belong together, and that no id is dealt
 * twice: the engine
 * knows up to where ids may have been dealt, also when the database is new or an older copy.
 * Returns the ids that were dealt so far. Throws `DatabaseUnusable` when the namespace belongs to
 * another database and is not ours alone.
 */
export async function bindStore(
	db: Db,
	engine: EngineStore,
	{ namespace, exclusive }: { namespace: string; exclusive: boolean },
): Promise<Dealt> {
	const { id, bound } = await readStore(db);
	const note = await engine.readNote();
	if (note?.store !== id) {
		const strange = note !== null || (bound && (await openRoomsBefore(db, Date.now())).length > 0);
		if (strange && !exclusive) throw new DatabaseUnusable(mismatch(namespace, id, note?.store));
		if (strange)
			log.warn(
				{ store: id, engine: note?.store },
				"the engine was used with another database: rooms that only one of them knows are closed",
			);
	}
	if (note) await dealBeyond(db, note.dealt);
	const dealt = await writeMarks(db, engine, WIRE_LIMITS.idsAhead);
	await markBound(db);
	return dealt;
}

const mismatch = (namespace: string, id: string, other = "none") =>
	`The namespace ${namespace} belongs to another database (store ${other}) than this one (store ${id}). Restore the database that belongs to it, or set TEMPORAL_EXCLUSIVE=true to close the rooms that only one of them knows.`;

/**
 * Keeps the engine's marks ahead of the ids that are dealt, from what `bindStore` returned on;
 * returns what stops it and leaves exact marks behind.
 */
export function keepMarks(db: Db, engine: EngineStore, bound: Dealt): () => Promise<void> {
	let marked = bound;
	let running = Promise.resolve();
	const timer = setInterval(() => {
		running = running
			.then(advance)
			.catch((error) =>
				log.warn({ err: error }, "the engine could not be told which ids are dealt"),
			);
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
		// The next start goes on with the next id; without exact marks it skips some.
		await writeMarks(db, engine, 0).catch(() => {});
	};
}

/** Returns the ids that were dealt so far. */
async function writeMarks(db: Db, engine: EngineStore, ahead: number): Promise<Dealt> {
	const [{ id: store }, dealt] = [await readStore(db), await readDealt(db)];
	const marks = Object.fromEntries(TABLES.map((table) => [table, dealt[table] + ahead]));
	await engine.writeNote({ store, dealt: marks }, WIRE_LIMITS.idsTold);
	return dealt;
}
