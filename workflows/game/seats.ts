import { audienceLimit } from "./audience.ts";
import { newSeat } from "./new-room.ts";
import { currentPhase } from "./phases/index.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Newcomer, Room, Seat, Turn } from "./room.ts";
import { activePlayers, audienceOf, runningSubmissions } from "./selectors.ts";
import type { Status } from "./status.ts";

/**
 * Gives a newcomer a seat, or a returning player their old one (docs/game.md "Rooms and seats").
 */
export function takeSeat(room: Room, who: Newcomer): Refusal | null {
	if (room.kicked.includes(who.id)) return refuse("kicked");
	const old = room.seats[who.id];
	if (old) {
		if (old.gone) old.status = comingStatus(room);
		old.gone = false;
		return null;
	}
	const phase = currentPhase(room);
	if (room.locked) return refuse("locked");
	if (room.settings.maturity === "MATURE" && !who.meta.mature) return refuse("minors");
	if (who.audience) {
		if (!room.settings.audiences) return refuse("noAudience");
		if (phase.closedToAudience?.(room)) return refuse("votingStarted");
		if (audienceOf(room).length >= audienceLimit(room)) return refuse("audienceFull");
	} else {
		if (!phase.gathers) return refuse("started");
		if (activePlayers(room).length >= room.settings.max_players) return refuse("full");
	}
	room.seats[who.id] = newSeat(who, comingStatus(room));
	return null;
}

/**
 * Returns the status of a person who comes now: they wait, unless everybody takes part in the
 * phase.
 */
function comingStatus(room: Room): Status {
	const phase = currentPhase(room);
	return phase.audienceWaits ? phase.waiting : room.status;
}

/**
 * Takes a player out. In the lobby their seat becomes free; in play their stories stay, and their
 * open part counts as done.
 */
export function leaveSeat(room: Room, seat: Seat, successors: number[], turn: Turn): void {
	const phase = currentPhase(room);
	if (phase.gathers || seat.audience) delete room.seats[seat.id];
	else {
		seat.gone = true;
		for (const part of runningSubmissions(room)) if (part.player === seat.id) part.done = true;
	}
	if (seat.id === room.hostId) passCrown(room, successors);
	// Results stay for people who saved a link, also when nobody is left.
	if (activePlayers(room).length === 0 && !phase.over) room.closed ??= "empty";
	phase.adjust?.(room, turn);
}

/**
 * Passes the crown to the first of the successors who still plays, else to the longest-seated
 * player.
 */
export function passCrown(room: Room, successors: number[]): void {
	const players = activePlayers(room).filter((seat) => seat.id !== room.hostId);
	const successor =
		successors.map((id) => players.find((seat) => seat.id === id)).find(Boolean) ?? players[0];
	if (!successor) return;
	room.hostId = successor.id;
	currentPhase(room).hostChanged?.(room);
}
