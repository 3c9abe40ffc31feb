import type { Room, Sequel, Winner } from "#game/room.ts";
import { finishedGame } from "#game/selectors.ts";
import type { Db } from "../db/connection.ts";
import { isKept, keepFinishedGame } from "../db/finished-games.ts";
import type { PlayedGame } from "../db/groups/lasting-tables.ts";

/** Reads what is stored of finished games. */
export interface FinishedReader {
	/** Returns a game as all viewers see it, with its texts, as JSON data. */
	view(room: Room): Promise<unknown>;
	/** Returns winners with the texts that a lasting table keeps of them. */
	winners(winners: readonly Winner[]): Promise<PlayedGame["winners"]>;
}

/**
 * Stores the finished game of a room's state outside of the room, until 24 hours after its results
 * appeared (docs/game.md "Retention"). May be repeated.
 */
export async function keepGame(
	db: Db,
	room: Room,
	{ view }: Pick<FinishedReader, "view">,
	sequel?: Sequel,
): Promise<void> {
	const finished = finishedGame(room);
	// The room of a stored game no longer has that game's texts.
	if (!finished || (await isKept(db, finished.id))) return;
	const { id, until: expiresAt } = finished;
	const players = Object.values(room.seats).map((seat) => seat.id);
	await keepFinishedGame(
		db,
		room.id,
		{ id, lastId: room.nextId - 1, body: await view(room), expiresAt },
		{ players, kicked: room.kicked },
		textsOf(sequel),
	);
}

/** Returns the ids of the texts that a sequel begins with. */
function textsOf(sequel?: Sequel): { parts: number[]; texts: number[] } {
	if (!sequel) return { parts: [], texts: [] };
	const names = [sequel.title, ...sequel.cast.map(({ name }) => name)];
	return { parts: [sequel.part], texts: names.filter((ref) => typeof ref === "number") };
}
