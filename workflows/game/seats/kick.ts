import { LIMITS } from "../limits.ts";
import { currentPhase } from "../phases/index.ts";
import type { Power } from "../phases/phase.ts";
import { refuse } from "../refusals.ts";
import type { Room, Seat } from "../room.ts";
import { leaveSeat } from "./seats.ts";

/**
 * Removes a person: the seat, the other seats of their account or device, and those of their network
 * address if the host wants so (docs/game.md "Kicks").
 */
export const kick: Power<"kick_player"> = (room, id, turn, host, details) => {
	const { reason, lock, also = [], bars } = details;
	const target = room.seats[id];
	if (!target || target.gone) return refuse("noSuchPlayer");
	if (id === host.id) return refuse("kickSelf");
	if (!isKickable(room, target)) return refuse("kickNow");
	if (lock) room.locked = true;
	const { name, meta } = target;
	const seats: number[] = [];
	for (const other of [id, ...also]) {
		const seat = room.seats[other];
		if (!seat || !isTaken(room, seat)) continue;
		room.kicked.push(seat.id);
		seats.push(seat.id);
		if (reason) room.kickReasons[seat.id] = reason;
		if (!seat.gone) leaveSeat(room, seat, [], turn);
	}
	if (bars) room.barred = [...(room.barred ?? []), id];
	const shownOut = [...room.shownOut, { id, name, sprite: meta.sprite_id, seats }];
	room.shownOut = shownOut.slice(-LIMITS.shownOut);
	return null;
};

/** Reverses a kick: the person may join again, like any newcomer. */
export const letBack: Power<"let_back"> = (room, id) => {
	const person = room.shownOut.find((one) => one.id === id);
	if (!person) return refuse("notShownOut");
	room.shownOut = room.shownOut.filter((one) => one !== person);
	room.kicked = room.kicked.filter((seat) => !person.seats.includes(seat));
	if (room.barred) room.barred = room.barred.filter((seat) => !person.seats.includes(seat));
	for (const seat of person.seats) delete room.kickReasons[seat];
	return null;
};

/**
 * Returns whether a kick takes a seat along. The host may watch on a second device, and a player who
 * writes stays.
 */
export const isTaken = (room: Room, seat: Seat): boolean =>
	seat.id !== room.hostId && (seat.gone || isKickable(room, seat));

const isKickable = (room: Room, seat: Seat): boolean =>
	seat.audience || currentPhase(room).kickable === true;
