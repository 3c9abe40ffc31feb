import { firstId } from "#game/room.ts";
import type { Db } from "../../../db/connection.ts";
import { eveningsOf, type KeptStory, keptStories } from "../../../db/groups/evenings.ts";
import { type ShelfStory, takenFrom, winnersOn } from "../../../db/groups/shelves.ts";
import { TABLE_LIMITS } from "../../limits/away.ts";
import type { EveningAnswer } from "../days-answers.ts";
import type { ApiContext } from "../route.ts";

/** Returns the evenings of a table, with their winners and the stories in somebody's library. */
export async function shelfOf(
	{ db }: ApiContext,
	id: number,
	userId: string | null,
): Promise<EveningAnswer[]> {
	const shelf: EveningAnswer[] = [];
	for (const { gameId, playedAt } of await eveningsOf(db, id, TABLE_LIMITS.shelf))
		shelf.push({
			game_id: gameId,
			played_at: playedAt,
			stories: await storiesOn(db, gameId, userId),
		});
	return shelf;
}

async function storiesOn(
	db: Db,
	gameId: number,
	userId: string | null,
): Promise<EveningAnswer["stories"]> {
	const ids = { from: firstId(gameId), before: firstId(gameId + 1) };
	const [winners, kept, taken] = [
		await winnersOn(db, gameId),
		await keptStories(db, ids, userId),
		await takenFrom(db, gameId),
	];
	const left = kept.filter(({ id }) => !taken.includes(id));
	const alone = winners.filter(({ id }) => !left.some((story) => story.id === id));
	return [
		...left.map((story) => withWinner(story, winners)),
		...alone.map((winner) => ({
			...{ id: winner.id, title: winner.title ?? "", mature: winner.mature, awards: [] },
			...{ best_line: winner.line ?? null, captain: null, own: false },
			...ofWinner(winner),
		})),
	];
}

/** Returns a story of a library with what the shelf knows of it. */
function withWinner({ bestLine, ...story }: KeptStory, winners: readonly ShelfStory[]) {
	return { ...story, best_line: bestLine, ...ofWinner(winners.find(({ id }) => id === story.id)) };
}

const ofWinner = (winner: ShelfStory | undefined) => ({
	winner: winner !== undefined,
	cover: winner?.cover ?? null,
	faces: JSON.parse(winner?.faces ?? "[]") as number[],
});
