import { STATUS, type Status } from "#game/status.ts";
import { siteWords } from "../../words/site.ts";

/** Whether others wait for this player: after the lobby, before the results. */
export const isRunning = (status: Status | undefined): boolean =>
	status !== undefined && status > STATUS.postLobby && status < STATUS.preResults;

/** What to ask somebody who leaves now; null when they may just go (gameplay.md section 8). */
export function leaveQuestion(status: Status | undefined): string | null {
	if (isRunning(status)) return siteWords.room.leaveGame;
	return status !== undefined && status >= STATUS.preResults ? siteWords.room.leaveResults : null;
}
