import { useEffect, useState } from "react";
import type { Game, OwnPlayer } from "../../gateway/protocol.ts";
import { isHost } from "./seats.ts";
import { storiesOf } from "./stories.ts";

const KEY = "cheer";

/** A room plays several games, each with stories of its own. */
const gameOf = (game: Game): string => String(storiesOf(game)[0]?.id);

/** Notes that the end of this game was played in this tab: who only comes to look afterwards is not congratulated. */
export function useCheerLater(game: Game): void {
	const mine = gameOf(game);
	useEffect(() => sessionStorage.setItem(KEY, mine), [mine]);
}

/** Whether congratulations are due: at the end of a game, without an audience or for the host (gameplay.md section 2). */
export function useCheer(game: Game, player: OwnPlayer): [due: boolean, cheered: () => void] {
	const [due, setDue] = useState(() => sessionStorage.getItem(KEY) === gameOf(game));
	const meant = game.extra.num_audience === 0 || isHost(game, player);
	const cheered = () => {
		sessionStorage.removeItem(KEY);
		setDue(false);
	};
	return [due && meant, cheered];
}
