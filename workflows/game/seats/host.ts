import type { Bodies } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import { turnsOf } from "../news/turns.ts";
import { addTime, endPause, pause } from "../pause.ts";
import { removeCover } from "../phases/covers.ts";
import { currentPhase } from "../phases/index.ts";
import type { OrderDetails, Power } from "../phases/phase.ts";
import { isReadOut } from "../phases/read-vote.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Turn } from "../room.ts";
import { activePlayers, submissionsOf } from "../selectors.ts";
import { openSeat, wake } from "../slow/sleepers.ts";
import { isSlow } from "../slow/slow-clock.ts";
import type { PowerName, PowerValue } from "../wire/bodies.ts";
import { kick, letBack } from "./kick.ts";
import { passCrown } from "./seats.ts";

/** The rule of each of the host's powers (docs/game.md "Host"). */
const POWERS: { [P in PowerName]: Power<P> } = {
	skip_submission: ofPhase("skip_submission"),
	kick_player: kick,
	let_back: letBack,
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
	sparks: (room, on) => {
		room.sparks = on;
		return null;
	},
	sparks_of: setSparksOf,
	overlay: (room, on) => {
		room.overlay = on;
		return null;
	},
	remove_cover: removeCover,
	pause: (room, paused, turn) => (paused ? pause(room, turn) : goOn(room, turn)),
	add_minute: addTime,
	wake: wakeSeat,
	nudge,
	open_seat: openSeat,
	read_tonight: ofPhase("read_tonight"),
	play_again: ofPhase("play_again"),
	sequel: ofPhase("sequel"),
	read_to: readTo,
};

/** Carries out the host's order; refuses any other player's. */
export function hostAction(
	room: Room,
	seat: Seat,
	order: Bodies["game/vip"],
	turn: Turn,
): Refusal | null {
	if (seat.id !== room.hostId) return refuse("hostOnly");
	// Only a kick and a sequel have details, so the other orders lack these keys.
	const { reason, lock, also, bars, taken, ...power } = order as OrderDetails;
	// The schema allows one power per order, with a value of that power's type.
	const [[name, value]] = Object.entries(power) as [[PowerName, never]];
	const details = {
		...{ reason, lock },
		...(also && { also }),
		...(bars && { bars }),
		...(taken && { taken }),
	};
	return POWERS[name](room, value, turn, seat, details);
}

/** Resumes the clock of a paused room; does nothing when the clock is running. */
export function goOn(room: Room, turn: Turn): null {
	if (room.pause === null) return null;
	endPause(room, turn);
	currentPhase(room).adjust?.(room, turn);
	return null;
}

/** Returns the rule of a power that only some phases support. */
function ofPhase<P extends PowerName>(name: P): Power<P> {
	return (room, value, turn, host, details) => {
		const power = currentPhase(room).powers?.[name];
		return power ? power(room, value, turn, host, details) : refuse("notNow");
	};
}

function giveCrown(room: Room, id: number, turn: Turn): Refusal | null {
	if (id === room.hostId) return refuse("crownOwn");
	if (!activePlayers(room).some((seat) => seat.id === id)) return refuse("noSuchPlayer");
	passCrown(room, [id], "passed", turn);
	return null;
}

/** Wakes a player of a slow game, who gets parts again. */
function wakeSeat(room: Room, id: number): Refusal | null {
	const seat = room.seats[id];
	if (!seat?.asleep || seat.gone) return refuse("noSuchPlayer");
	wake(room, seat);
	return null;
}

/** Reminds a player of a slow game that it is their turn (news/news.ts). */
function nudge(room: Room, id: number, turn: Turn): Refusal | null {
	const seat = room.seats[id];
	if (!seat || !isSlow(room) || turnsOf(room, id).length === 0) return refuse("noSuchPlayer");
	if (seat.nudgedAt !== null && turn.now < seat.nudgedAt + LIMITS.slow.nudge)
		return refuse("nudged");
	seat.nudgedAt = turn.now;
	return null;
}

/**
 * Lets a person send sparks again, or stops them. The host's own sparks depend on the switch for
 * all.
 */
function setSparksOf(room: Room, { player_id: id, on }: PowerValue<"sparks_of">): Refusal | null {
	if (!room.seats[id] || room.seats[id].gone || id === room.hostId) return refuse("noSuchPlayer");
	const others = room.sparkless.filter((other) => other !== id);
	room.sparkless = on ? others : [...others, id];
	return null;
}

/**
 * Turns all screens to a page of a part while the room reads together, or moves on to the awards
 * after the last part.
 */
function readTo(room: Room, to: PowerValue<"read_to">, turn: Turn): Refusal | null {
	if (room.reading === null) return refuse("notTogether");
	if (currentPhase(room).over) return refuse("notNow");
	if (!submissionsOf(room, to.story_id)[to.part]) return refuse("noSuchPart");
	room.reading = { story: to.story_id, part: to.part, ...(to.page && { page: to.page }) };
	if (to.ended) {
		if (!isReadOut(room)) return refuse("notNow");
		room.reading.ended = true;
	}
	currentPhase(room).adjust?.(room, turn);
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
