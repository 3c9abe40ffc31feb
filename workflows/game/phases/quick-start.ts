import { LIMITS } from "../limits.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/** Shows the guide to the mode; ends when all players are ready. */
export const quickStart: Phase = {
	name: "quick-start",
	status: STATUS.quickStart,
	waiting: STATUS.postQuickStart,
	audienceWaits: true,
	kickable: true,
	skip: (room) => !room.settings.show_instructions || isSlow(room),
	on: {
		"game/ready": (_room, seat) => {
			seat.status = STATUS.postQuickStart;
			return null;
		},
	},
	skipPlayer: (_room, seat) => {
		seat.status = STATUS.postQuickStart;
	},
	begin: (room, turn) => startCountdown(room, turn, LIMITS.quickStart),
	done: (room) => allWait(room, STATUS.postQuickStart),
	end: () => "leave",
	view: () => NO_SIGHT,
};
