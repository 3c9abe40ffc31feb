import { modeNamed, modeOf } from "../modes/index.ts";
import { joinAgain, startWithoutAsked } from "../play-again.ts";
import { refuse } from "../refusals.ts";
import type { Seat } from "../room.ts";
import { activePlayers, seatedPlayers } from "../selectors.ts";
import { lobbyTime } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { NO_SIGHT, type Phase } from "./phase.ts";

/** Players gather until the host starts. A lobby closes after an hour without an
 * action, or after two weeks before a slow game. */
export const lobby: Phase = {
	name: "lobby",
	status: STATUS.lobby,
	waiting: STATUS.postLobby,
	audienceWaits: false,
	gathers: true,
	kickable: true,
	audience: ["game/again"],
	on: {
		"game/start": (room, seat) => {
			if (seat.id !== room.hostId) return refuse("hostOnly");
			// A host who got the crown while being asked joins by starting the game.
			seat.asked = false;
			const { minPlayers } = modeOf(room);
			const players = activePlayers(room);
			if (players.length < minPlayers) return refuse("tooFewPlayers", minPlayers);
			for (const player of players) player.status = STATUS.postLobby;
			return null;
		},
		"game/again": (_room, seat) => joinAgain(seat),
		"game/settings": (room, seat, { settings, prompts, clockChanges }) => {
			if (seat.id !== room.hostId) return refuse("hostOnly");
			if (modeNamed(settings.game_mode).alone !== modeOf(room).alone) return refuse("aloneOnly");
			const players = seatedPlayers(room);
			if (settings.max_players < players.length) return refuse("tooFewSeats", players.length);
			const isYoung = ({ gone, meta }: Seat) => !gone && !meta.mature;
			if (settings.maturity === "MATURE" && Object.values(room.seats).some(isYoung))
				return refuse("minorsHere");
			if (room.sequel?.mature && settings.maturity !== "MATURE") return refuse("minors");
			room.settings = settings;
			if (prompts) room.deck = prompts;
			if (clockChanges) room.clockChanges = clockChanges;
			return null;
		},
	},
	// A start waits until the former game is kept. It is cancelled when too few players remain.
	adjust(room) {
		const players = activePlayers(room);
		if (players.length < modeOf(room).minPlayers)
			for (const player of players) player.status = STATUS.lobby;
	},
	begin(room, turn) {
		room.deadline = turn.now + lobbyTime(room.settings);
	},
	done: (room) => room.seats[room.hostId]?.status === STATUS.postLobby,
	end(room, turn) {
		if (this.done(room)) {
			room.began = turn.now;
			startWithoutAsked(room);
			return "leave";
		}
		room.closed = "idle";
		return "stay";
	},
	view: () => NO_SIGHT,
};
