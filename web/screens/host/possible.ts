import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { isSolo, othersHere, writersOf } from "../../game/seats.ts";
import { watchingScreens } from "../../game/watching-screens.ts";

/** Returns whether the winners are being revealed, which can be paused though it has no limit. */
export const isRevealing = ({ status, reveal }: Game): boolean =>
	status === STATUS.preResults && reveal !== null;

/** Returns which sections of the host's desk the state of the game allows. */
export const possible = (game: Game) => ({
	clock: game.countdown.limit !== null || isRevealing(game),
	lock: !isSolo(game) && game.status < STATUS.voting,
	/** In a running game, the host leaves it instead. The line of a day has no room to close. */
	close: (game.status <= STATUS.postLobby || game.status === STATUS.results) && !game.first_line,
	crown: writersOf(game).length > 1,
	people: othersHere(game).length > 0,
	screens: watchingScreens(game) > 0,
	chat: game.settings.pace === "slow",
});

/** Returns whether this player's header shows the host's desk. */
export const hasDesk = (game: Game, player: number | undefined): boolean =>
	game.host_id === player && Object.values(possible(game)).includes(true);
