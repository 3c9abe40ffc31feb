import { LIMITS } from "../limits.ts";
import { modeOf } from "../modes/index.ts";
import { refuse } from "../refusals.ts";
import { activePlayers } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { NO_SIGHT, type Phase } from "./phase.ts";

/** Players gather until the host starts. A lobby closes after an hour without an action. */
export const lobby: Phase = {
	name: "lobby",
	status: STATUS.lobby,
	waiting: STATUS.postLobby,
	audienceWaits: false,
	gathers: true,
	kickable: true,
	on: {
		"game/start": (room, seat) => {
			if (seat.id !== room.hostId) return refuse("hostOnly");
			const { minPlayers } = modeOf(room);
			const players = activePlayers(room);
			if (players.length < minPlayers) return refuse("tooFewPlayers", minPlayers);
			for (const player of players) player.status = STATUS.postLobby;
			return null;
		},
	},
	begin(room, turn) {
		room.deadline = turn.now + LIMITS.lobbyIdle;
	},
	done: (room) => room.seats[room.hostId]?.status === STATUS.postLobby,
	end(room) {
		if (this.done(room)) return "leave";
		room.closed = "idle";
		return "stay";
	},
	view: () => NO_SIGHT,
};
