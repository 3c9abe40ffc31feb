import { LIMITS } from "../limits.ts";
import { playAgain } from "../play-again.ts";
import { refuse } from "../refusals.ts";
import { authors, score } from "../scoring.ts";
import { storiesOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { NO_SIGHT, type Phase, setStatuses, stopCountdown } from "./phase.ts";

/**
 * Shows points, ranking and awards. The room stays readable for 24 hours, then its content is
 * removed.
 */
export const results: Phase = {
	name: "results",
	status: STATUS.preResults,
	waiting: STATUS.results,
	audienceWaits: false,
	closedToAudience: () => true,
	over: true,
	on: {},
	powers: {
		// Before status 27 the room waits for an effect.
		play_again: (room) => (room.status === STATUS.results ? playAgain(room) : refuse("notNow")),
	},
	begin(room) {
		score(room);
		setStatuses(room, STATUS.preResults, STATUS.preResults);
		stopCountdown(room);
	},
	done: (room) => room.status === STATUS.preResults,
	end(room, _turn, effects) {
		if (room.status === STATUS.preResults) {
			room.awaiting = "countStories";
			// A room can play several games: the id of its first story identifies this one.
			effects.push({
				name: "countStories",
				game: storiesOf(room)[0]?.id ?? room.id,
				players: authors(room),
			});
		} else {
			room.closed = "retention";
		}
		return "stay";
	},
	outcome(room, turn) {
		setStatuses(room, STATUS.results, STATUS.results);
		room.deadline = turn.now + LIMITS.retention;
		return "stay";
	},
	view: () => NO_SIGHT,
};
