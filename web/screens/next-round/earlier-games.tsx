import type { Game } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { lastGames } from "../../room/seats/last-games.ts";
import { LastStories } from "./last-stories.tsx";

/** Leads from the results to the room's earlier stories. */
export function EarlierGames({ game }: { game: Game }) {
	const current = game.last_game?.id ?? 0;
	return lastGames()
		.filter(({ id, gameId }) => gameId === game.id && id < current)
		.map(({ id }, i) => <LastStories key={id} id={id} label={roomWords.again.before(i + 1)} />);
}
