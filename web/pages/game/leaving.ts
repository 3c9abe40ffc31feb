import { STATUS, type Status } from "#game/status.ts";
import { siteWords } from "../../words/site.ts";

/** Returns whether the game is running: after the lobby and before the results. */
export const isRunning = (status: Status | undefined): boolean =>
	status !== undefined && status > STATUS.postLobby && status < STATUS.preResults;

/**
 * Returns the question for a player who leaves; null if the page does not ask.
 * See docs/game.md "Leaving and coming back".
 */
export function leaveQuestion(status: Status | undefined): string | null {
	if (isRunning(status)) return siteWords.room.leaveGame;
	return status !== undefined && status >= STATUS.preResults ? siteWords.room.leaveResults : null;
}
