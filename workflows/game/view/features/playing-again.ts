import type { Room } from "../../room.ts";
import { activePlayers, finishedGame } from "../../selectors.ts";
import { STATUS } from "../../status.ts";
import type { Game } from "../../wire/state.ts";

export const playingAgain = {
	game: (room: Room) => ({ last_game: lastGameView(room), again: againView(room) }),
};

function lastGameView(room: Room): Game["last_game"] {
	const last = finishedGame(room) ?? room.lastGame;
	return last && { id: last.id, expires_at: last.until };
}

function againView(room: Room): Game["again"] {
	if (room.status !== STATUS.lobby || room.lastGame === null) return null;
	const joined = activePlayers(room).map(({ id }) => id);
	return { by: room.hostId, joined: joined.filter((id) => id !== room.hostId) };
}
