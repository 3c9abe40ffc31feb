import { lineOfWinner } from "#game/lines/winners.ts";
import type { Room, Winner } from "#game/room.ts";
import { gameView } from "#game/view/view.ts";
import type { Game } from "#game/wire/state.ts";
import type { Db } from "../../../db/connection.ts";
import { readCovers } from "../../../db/covers.ts";
import type { Winner as KeptWinner, ShelfText } from "../../../db/groups/shelves.ts";
import { readParts } from "../../../db/parts.ts";
import { readTexts } from "../../../db/texts.ts";
import { restContext } from "./rest-context.ts";

/** Returns a game as all viewers see it, with its texts and without connected players. */
export const finishedView = async (db: Db, room: Room): Promise<Game> =>
	gameView(room, await restContext(db, room));

/** Returns the winners of a game with the texts that a lasting table keeps of them. */
export const winnersWithTexts = (db: Db, winners: readonly Winner[]): Promise<KeptWinner[]> =>
	Promise.all(
		winners.map(async (winner) => ({
			story: winner.story,
			mature: winner.mature,
			texts: await textsOf(db, winner),
		})),
	);

async function textsOf(db: Db, winner: Winner): Promise<KeptWinner["texts"]> {
	const { captain, title, cover, parts, faces = [] } = winner;
	const [titles, drawings, contents] = await Promise.all([
		readTexts(db, typeof title === "number" ? [title] : []),
		readCovers(db, cover === null ? [] : [cover]),
		readParts(
			db,
			parts.map(({ id }) => id),
		),
	]);
	const line = lineOfWinner(winner, contents);
	const text = (kind: ShelfText, content: string | null | undefined, by: number) =>
		content ? [{ kind, content, by }] : [];
	return [
		...text("title", typeof title === "number" ? titles.get(title) : title, captain),
		...text("cover", cover === null ? null : drawings.get(cover), captain),
		...text("line", line?.text, line?.writer ?? captain),
		...text("faces", faces.length > 0 ? JSON.stringify(faces) : null, captain),
	];
}

/** Returns what activities read of finished games. */
export const finishedReader = (db: Db) => ({
	view: (room: Room) => finishedView(db, room),
	winners: (winners: readonly Winner[]) => winnersWithTexts(db, winners),
});
