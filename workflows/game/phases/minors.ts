import { LIMITS } from "../limits.ts";
import { activePlayers } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/** Reminds players that a player is under 18; ends when all have confirmed. */
export const minors: Phase = {
	name: "minors",
	status: STATUS.minors,
	waiting: STATUS.postMinors,
	audienceWaits: true,
	kickable: true,
	// The writer of a first line is alone at the table.
	skip: (room) =>
		room.firstLine !== undefined || activePlayers(room).every((seat) => seat.meta.mature),
	on: {
		"game/ackMinor": (_room, seat) => {
			seat.status = STATUS.postMinors;
			return null;
		},
	},
	skipPlayer: (_room, seat) => {
		seat.status = STATUS.postMinors;
	},
	begin: (room, turn) => startCountdown(room, turn, LIMITS.minors),
	done: (room) => allWait(room, STATUS.postMinors),
	end: () => "leave",
	view: () => NO_SIGHT,
};
