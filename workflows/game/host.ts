import type { Bodies } from "./actions.ts";
import { playAgain } from "./again.ts";
import { activePlayers, runningSubmissions, submissionsOf } from "./contents.ts";
import { addMinute, pause, resume } from "./pause.ts";
import { PHASE } from "./phases/index.ts";
import { dropLimit } from "./phases/read-vote.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Room, Seat, Turn } from "./room.ts";
import { leaveSeat, passCrown } from "./seats.ts";
import { phaseOf, STATUS } from "./status.ts";

/**
 * The host's actions that work across phases: kick, skip, force-skip, close (gameplay.md section
 * 4), and beyond it the crown, the clock, the door.
 */
export function hostAction(
	room: Room,
	host: Seat,
	action: Bodies["game/vip"],
	turn: Turn,
): Refusal | undefined {
	if (host.id !== room.hostId) return refuse("hostOnly");
	if ("close_game" in action) {
		room.closed = "host";
		return;
	}
	if ("skip_submission" in action) return forceSkip(room);
	if ("kick_player" in action) return kick(room, host, action.kick_player, turn);
	if ("skip_player" in action) return skip(room, action.skip_player, turn);
	if ("pass_crown" in action) return giveCrown(room, action.pass_crown);
	if ("add_minute" in action) return addMinute(room);
	if ("play_again" in action) return playAgain(room);
	if ("read_to" in action) return readTo(room, action.read_to, turn);
	if ("pause" in action) {
		if (action.pause) return pause(room, turn);
		resume(room, turn);
		if (room.status === STATUS.reacting) dropLimit(room, turn);
		return;
	}
	if ("lock_room" in action) {
		room.locked = action.lock_room;
		return;
	}
	return refuse("notNow");
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

function kick(room: Room, host: Seat, id: number, turn: Turn): Refusal | undefined {
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
