import { playAgain } from "./again.ts";
import { activePlayers, runningSubmissions, submissionsOf } from "./contents.ts";
import { addMinute, pause, resume } from "./pause.ts";
import { PHASE } from "./phases/index.ts";
import { dropLimit } from "./phases/read-vote.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Room, Seat, Turn } from "./room.ts";
import { leaveSeat, passCrown } from "./seats.ts";
import { phaseOf, STATUS } from "./status.ts";
import type { HostOrder, PowerName, PowerValue } from "./wire-bodies.ts";

type Power<P extends PowerName> = (
	room: Room,
	value: PowerValue<P>,
	turn: Turn,
	host: Seat,
) => Refusal | undefined;

/** What the host may do beside playing (docs/game.md "Host"). */
const POWERS: { [P in PowerName]: Power<P> } = {
	skip_submission: forceSkip,
	kick_player: kick,
	skip_player: skip,
	close_game: (room) => {
		room.closed = "host";
		return undefined;
	},
	confirm_censor: confirmCensor,
	pass_crown: giveCrown,
	lock_room: (room, locked) => {
		room.locked = locked;
		return undefined;
	},
	pause: pauseOrResume,
	add_minute: addMinute,
	play_again: playAgain,
	read_to: readTo,
};

/** Carries out what the host orders; refuses everybody else. */
export function hostAction(
	room: Room,
	seat: Seat,
	order: HostOrder,
	turn: Turn,
): Refusal | undefined {
	if (seat.id !== room.hostId) return refuse("hostOnly");
	// An order holds one power, and its value is of that power's type.
	const [[name, value]] = Object.entries(order) as [[PowerName, never]];
	return POWERS[name](room, value, turn, seat);
}

function confirmCensor(room: Room, _: true, _turn: Turn, host: Seat): Refusal | undefined {
	if (room.status !== STATUS.censoring) return refuse("notNow");
	host.status = STATUS.postCensoring;
}

function pauseOrResume(room: Room, paused: boolean, turn: Turn): Refusal | undefined {
	if (paused) return pause(room, turn);
	resume(room, turn);
	if (room.status === STATUS.reacting) dropLimit(room, turn);
}

function giveCrown(room: Room, id: number): Refusal | undefined {
	if (!activePlayers(room).some((seat) => seat.id === id)) return refuse("noSuchPlayer");
	passCrown(room, [id]);
}

/** Leads everybody to a part while they read together. */
function readTo(
	room: Room,
	to: { story_id: number; part: number },
	turn: Turn,
): Refusal | undefined {
	if (room.reading === null) return refuse("notTogether");
	if (!submissionsOf(room, to.story_id)[to.part]) return refuse("noSuchPart");
	room.reading = { story: to.story_id, part: to.part };
	dropLimit(room, turn);
}

function forceSkip(room: Room): Refusal | undefined {
	if (room.status !== STATUS.storyWrite || activePlayers(room).length < 2) return refuse("notNow");
	for (const part of runningSubmissions(room)) part.done = true;
	for (const seat of activePlayers(room)) seat.status = STATUS.postStoryWrite;
}

function kick(room: Room, id: number, turn: Turn, host: Seat): Refusal | undefined {
	const seat = room.seats[id];
	if (!seat || seat.gone) return refuse("noSuchPlayer");
	if (seat.id === host.id) return refuse("kickSelf");
	if (room.status > STATUS.postStoryCreate && !seat.audience) return refuse("kickNow");
	room.kicked.push(seat.id);
	leaveSeat(room, seat, [], turn);
}

function skip(room: Room, id: number, turn: Turn): Refusal | undefined {
	const seat = room.seats[id];
	if (!seat || seat.gone || seat.audience) return refuse("noSuchPlayer");
	const phase = phaseOf(room.status);
	if (phase !== "title" && phase !== "read-vote") return refuse("skipNow");
	seat.status = PHASE[phase].waiting;
	if (phase === "read-vote") dropLimit(room, turn);
}
