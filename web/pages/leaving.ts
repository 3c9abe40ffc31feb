import { STATUS, type Status } from "#game/status.ts";
import { words } from "../words.ts";

/** What to ask somebody who leaves now; null when they may just go (gameplay.md section 8). */
export function leaveQuestion(status: Status | undefined): string | null {
	if (status === undefined || status <= STATUS.postLobby) return null;
	return status >= STATUS.preResults ? words.site.room.leaveResults : words.site.room.leaveGame;
}
