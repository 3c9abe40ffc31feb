import { STATUS, type Status } from "#game/status.ts";
import { roomWords } from "#words/game/room.ts";
import type { ConnectionStatus } from "../../store.ts";

/** Returns whether the game is running: after the lobby and before the results. */
export const isRunning = (status: Status | undefined): boolean =>
	status !== undefined && status > STATUS.postLobby && status < STATUS.preResults;

/**
 * Returns the question for a player who presses "back"; null if the page does not ask. A lobby asks
 * too, because one more press of the same button is easily made on a phone.
 */
export const backQuestion = (
	status: Status | undefined,
	connection: ConnectionStatus,
): string | null =>
	status !== undefined && status <= STATUS.postLobby && connection !== "elsewhere"
		? roomWords.room.leaveLobby
		: leaveQuestion(status, connection);

/**
 * Returns the question for a player who closes the page; null if the page does not ask, as when the
 * seat is open in another tab. See docs/game.md "Leaving and coming back".
 */
export function leaveQuestion(
	status: Status | undefined,
	connection: ConnectionStatus,
): string | null {
	if (connection === "elsewhere") return null;
	if (isRunning(status)) return roomWords.room.leaveGame;
	return status !== undefined && status >= STATUS.preResults ? roomWords.room.leaveResults : null;
}
