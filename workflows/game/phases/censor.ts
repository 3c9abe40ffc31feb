import { LIMITS } from "../limits.ts";
import type { Room } from "../room.ts";
import { activePlayers, storiesOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { censorParts } from "./moderation.ts";
import { NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/**
 * With moderation on, the host reads the stories and marks parts for removal while the others wait.
 */
export const censor: Phase = {
	name: "censor",
	status: STATUS.censoring,
	waiting: STATUS.postCensoring,
	audienceWaits: true,
	skip: (room) => !room.settings.moderation,
	on: {
		"submission/censor": (room, seat, body) => censorParts(room, seat, body.submissions),
	},
	powers: {
		confirm_censor: (_room, _value, _turn, host) => {
			host.status = STATUS.postCensoring;
			return null;
		},
	},
	hostChanged: giveToHost,
	begin(room, turn) {
		giveToHost(room);
		startCountdown(room, turn, LIMITS.censoring);
	},
	done: (room) => room.seats[room.hostId]?.status === STATUS.postCensoring,
	end: () => "leave",
	view: (room, seat) =>
		seat.id === room.hostId ? { ...NO_SIGHT, desk: storiesOf(room) } : NO_SIGHT,
};

/** Gives the task to the host alone, because another player may have the crown now. */
function giveToHost(room: Room): void {
	for (const seat of activePlayers(room))
		seat.status = seat.id === room.hostId ? STATUS.censoring : STATUS.postCensoring;
}
