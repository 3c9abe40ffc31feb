import { STATUS, type Status } from "#game/status.ts";
import { siteWords } from "../site-words.ts";

/** What to ask somebody who leaves now; null when they may just go (gameplay.md section 8). */
export function leaveQuestion(status: Status | undefined): string | null {
	if (status === undefined || status <= STATUS.postLobby) return null;
	return status >= STATUS.preResults ? siteWords.room.leaveResults : siteWords.room.leaveGame;
}
