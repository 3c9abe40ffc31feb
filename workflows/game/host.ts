import { addMinute, pause, resume } from "./pause.ts";
import { currentPhase } from "./phases/index.ts";
import type { Power } from "./phases/phase.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Room, Seat, Turn } from "./room.ts";
import { leaveSeat, passCrown } from "./seats.ts";
import { activePlayers, submissionsOf } from "./selectors.ts";
import type { HostOrder, PowerName, PowerValue } from "./wire/bodies.ts";

/** The rule of each of the host's powers (docs/game.md "Host"). */
const POWERS: { [P in PowerName]: Power<P> } = {
	skip_submission: ofPhase("skip_submission"),
	kick_player: kick,
	skip_player: skip,
	close_game: (room) => {
		room.closed = "host";
		return null;
	},
	confirm_censor: ofPhase("confirm_censor"),
	pass_crown: giveCrown,
	lock_room: (room, locked) => {
		room.locked = locked;
		return null;
	},
	pause: (room, paused, turn) => (paused ? pause(room, turn) : goOn(room, turn)),
	add_minute: addMinute,
	play_again: ofPhase("play_again"),
	read_to: readTo,
};

/** Carries out the host's order; refuses everybody else. */
export function hostAction(room: Room, seat: Seat, order: HostOrder, turn: Turn): Refusal | null {
	if (seat.id !== room.hostId) return refuse("hostOnly");
	// The schema lets an order have one power only, with a value of that power's type.
	const [[name, value]] = Object.entries(order) as [[PowerName, never]];
	return POWERS[name](room, value, turn, seat);
}

/** Returns the rule of a power that only some phases have. */
function ofPhase<P extends PowerName>(name: P): Power<P> {
	return (room, value, turn, host) => {
		const power = currentPhase(room).powers?.[name];
		return power ? power(room, value, turn, host) : refuse("notNow");
	};
}

function goOn(room: Room, turn: Turn): null {
	resume(room, turn);
	currentPhase(room).adjust?.(room, turn);
	return null;
}

function giveCrown(room: Room, id: number): Refusal | null {
	if (!activePlayers(room).some((seat) => seat.id === id)) return refuse("noSuchPlayer");
	passCrown(room, [id]);
	return null;
}

/** Turns everybody's screen to a part while the room reads together. */
function readTo(room: Room, to: PowerValue<"read_to">, turn: Turn): Refusal | null {
	if (room.reading === null) return refuse("notTogether");
	if (!submissionsOf(room, to.story_id)[to.part]) return refuse("noSuchPart");
	room.reading = { story: to.story_id, part: to.part };
	currentPhase(room).adjust?.(room, turn);
	return null;
}

function kick(room: Room, id: number, turn: Turn, host: Seat): Refusal | null {
	const seat = room.seats[id];
	if (!seat || seat.gone) return refuse("noSuchPlayer");
	if (seat.id === host.id) return refuse("kickSelf");
	if (!currentPhase(room).kickable && !seat.audience) return refuse("kickNow");
	room.kicked.push(seat.id);
	leaveSeat(room, seat, [], turn);
	return null;
}

function skip(room: Room, id: number, turn: Turn): Refusal | null {
	const seat = room.seats[id];
	if (!seat || seat.gone || seat.audience) return refuse("noSuchPlayer");
	const phase = currentPhase(room);
	if (!phase.skipPlayer) return refuse("skipNow");
	phase.skipPlayer(room, seat, turn);
	return null;
}
