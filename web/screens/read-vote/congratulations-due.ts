import { useEffect, useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { isHost } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";

const KEY = "cheer";

/** Returns a key of the running game, because a room can play several games. */
const gameKey = (game: Game): string => String(storiesOf(game)[0]?.id);

/**
 * Notes that this tab has played the game. A player who opens the room afterwards is not
 * congratulated.
 */
export function useNotePlayed(game: Game): void {
	const played = gameKey(game);
	useEffect(() => tabStorage.setItem(KEY, played), [played]);
}

/**
 * Returns whether to show the congratulations, and a function that ends them. With an audience only
 * the host sees them (docs/game.md "Results").
 */
export function useCongratulations(
	game: Game,
	player: OwnPlayer,
): [due: boolean, dismiss: () => void] {
	// Decided once, because a later host or the end of the audience must not bring them back.
	const [due, setDue] = useState(
		() =>
			tabStorage.getItem(KEY) === gameKey(game) &&
			!player.data.audience &&
			(game.extra.num_audience === 0 || isHost(game, player)),
	);
	const dismiss = () => {
		tabStorage.removeItem(KEY);
		setDue(false);
	};
	return [due, dismiss];
}
