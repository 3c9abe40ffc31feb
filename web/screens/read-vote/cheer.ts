import { useEffect, useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { isHost } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";

const KEY = "cheer";

/** A room plays several games, each with stories of its own. */
const gameOf = (game: Game): string => String(storiesOf(game)[0]?.id);

/**
 * Notes that the end of this game was played in this tab: who only comes to look afterwards is not
 * congratulated.
 */
export function useCheerLater(game: Game): void {
	const mine = gameOf(game);
	useEffect(() => tabStorage.setItem(KEY, mine), [mine]);
}

/**
 * Whether congratulations are due: at the end of a game, without an audience or for the host
 * (gameplay.md section 2).
 */
export function useCheer(game: Game, player: OwnPlayer): [due: boolean, cheered: () => void] {
	// Decided once: a crown that is passed on later, or an audience that leaves, brings nobody back
	// here.
	const [due, setDue] = useState(
		() =>
			tabStorage.getItem(KEY) === gameOf(game) &&
			(game.extra.num_audience === 0 || isHost(game, player)),
	);
	const cheered = () => {
		tabStorage.removeItem(KEY);
		setDue(false);
	};
	return [due, cheered];
}
