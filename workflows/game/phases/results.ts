import { playSequel } from "../beginning/sequel.ts";
import { winnersIn } from "../lines/winners.ts";
import { playAgain } from "../play-again.ts";
import { authors, score } from "../points/scoring.ts";
import { refuse } from "../refusals.ts";
import { hasReveal, nextStep, skipReveal, startReveal } from "../reveal/reveal.ts";
import type { Room, Turn } from "../room.ts";
import { activePlayers, storiesOf } from "../selectors.ts";
import { paceOf } from "../settings/length.ts";
import { resultsTime } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { NO_SIGHT, type Phase, setStatuses, stopCountdown } from "./phase.ts";

/**
 * Reveals the winners if there are awards, then shows points, ranking and awards. The room stays
 * readable for 24 hours, or four weeks after a slow game, then its content is removed.
 */
export const results: Phase = {
	name: "results",
	status: STATUS.preResults,
	waiting: STATUS.results,
	audienceWaits: false,
	closedToAudience: () => true,
	over: true,
	on: { "reveal/skip": skipReveal },
	powers: {
		// Before status 27 the room waits for an effect, or reveals its winners.
		play_again: (room) => (room.status === STATUS.results ? playAgain(room) : refuse("notNow")),
		sequel: (room, _value, _turn, _host, { taken = [] }) =>
			room.status === STATUS.results ? playSequel(room, taken) : refuse("notNow"),
	},
	begin(room) {
		// The state has no points until the reveal is over.
		if (!hasReveal(room)) score(room);
		setStatuses(room, STATUS.preResults, STATUS.preResults);
		stopCountdown(room);
	},
	done: (room) => room.status === STATUS.preResults && room.reveal === null,
	end(room, turn, effects) {
		if (room.status === STATUS.results) {
			room.closed = "retention";
		} else if (room.reveal === null) {
			room.awaiting = "countStories";
			// A room can play several games: the id of its first story identifies this one.
			effects.push({
				name: "countStories",
				game: storiesOf(room)[0]?.id ?? room.id,
				players: authors(room),
				pace: paceOf(room),
				evening: {
					players: activePlayers(room).map(({ id }) => id),
					settings: room.settings,
					winners: winnersIn(room),
				},
			});
		} else if (!nextStep(room, room.reveal, turn)) {
			showResults(room, turn);
		}
		return "stay";
	},
	outcome(room, turn) {
		if (hasReveal(room)) startReveal(room, turn);
		else showResults(room, turn);
		return "stay";
	},
	view: () => NO_SIGHT,
};

function showResults(room: Room, turn: Turn): void {
	score(room);
	room.ended = turn.now;
	setStatuses(room, STATUS.results, STATUS.results);
	room.deadline = turn.now + resultsTime(room);
}
