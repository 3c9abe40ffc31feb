import { newSeat } from "../new-room.ts";
import { currentPhase } from "../phases/index.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { CrownReason, Newcomer, Room, Seat, Turn } from "../room.ts";
import { activePlayers, runningSubmissions, seatedAudience, seatedPlayers } from "../selectors.ts";
import { replaceWriter, wake } from "../slow/sleepers.ts";
import type { Status } from "../status.ts";
import { audienceLimit } from "./audience.ts";
import { barredBy, fillsAddress } from "./one-address.ts";

/**
 * Gives a newcomer a seat, or a returning player their old one (docs/game.md "Rooms and seats").
 */
export function takeSeat(room: Room, who: Newcomer, turn: Turn): Refusal | null {
	if (isKicked(room, who.id)) return refuse("kicked", room.kickReasons[who.id]);
	const old = room.seats[who.id];
	if (old) return comeBack(room, old, who, turn);
	const kicked = who.also?.find((id) => isKicked(room, id)) ?? barredBy(room, who);
	if (kicked !== undefined) return refuse("kicked", room.kickReasons[kicked]);
	if (room.locked) return refuse("locked");
	const refusal = tooYoung(room, who) ?? withoutPlace(room, who);
	if (refusal) return refusal;
	const seat = newSeat(who, comingStatus(room));
	room.seats[who.id] = seat;
	if (!seat.audience) replaceWriter(room, seat);
	keepSparkless(room, who);
	currentPhase(room).arrives?.(room, seat, turn);
	return null;
}

/**
 * Keeps a person's sparks switched off in a new seat, and drops former seats that no longer exist.
 */
function keepSparkless(room: Room, { id, also = [] }: Newcomer): void {
	if (!also.some((other) => room.sparkless.includes(other))) return;
	const others = room.sparkless.filter(
		(other) => other !== id && (room.seats[other] || !also.includes(other)),
	);
	room.sparkless = [...others, id];
}

const isKicked = (room: Room, id: number): boolean => room.kicked.includes(id);

/** Returns a seat to its person, with the changes that they ask for and the room allows. */
function comeBack(room: Room, seat: Seat, who: Newcomer, turn: Turn): Refusal | null {
	if (seat.gone) {
		seat.gone = false;
		seat.status = comingStatus(room);
		// The host was the last to leave, and results stay open.
		if (room.seats[room.hostId]?.gone !== false) passCrown(room, [seat.id], "left", turn);
		currentPhase(room).arrives?.(room, seat, turn);
	}
	wake(room, seat);
	// Clients without support for `game/again` join by taking the seat once more.
	if (who.again !== false) seat.asked = false;
	const refusal = changeSeat(room, seat, who);
	return who.change ? refusal : null;
}

/**
 * Gives a seat the name, looks and side (player or audience) that its person wants now
 * (docs/game.md "Lobby").
 */
function changeSeat(room: Room, seat: Seat, who: Newcomer): Refusal | null {
	const { name, meta, audience, premium } = who;
	if (!currentPhase(room).gathers) return isAs(seat, who) ? null : refuse("lobbyOnly");
	const moves = seat.audience !== audience;
	if (moves && seat.id === room.hostId) return refuse("crownFirst");
	const refusal = tooYoung(room, who) ?? (moves ? withoutPlace(room, who) : null);
	if (!refusal) Object.assign(seat, { name, meta, audience, premium });
	return refusal;
}

/** Returns whether a seat already looks to the others as its person wants. */
const isAs = ({ name, audience, meta }: Seat, who: Newcomer): boolean =>
	name === who.name &&
	audience === who.audience &&
	meta.sprite_id === who.meta.sprite_id &&
	meta.mature === who.meta.mature;

const tooYoung = (room: Room, { meta }: Newcomer): Refusal | null =>
	room.settings.maturity === "MATURE" && !meta.mature ? refuse("minors") : null;

/** Returns why no further person can play or watch; null when there is a place. */
function withoutPlace(room: Room, who: Newcomer): Refusal | null {
	const phase = currentPhase(room);
	if (who.audience) {
		if (!room.settings.audiences) return refuse("noAudience");
		if (phase.closedToAudience?.(room)) return refuse("votingStarted");
		if (seatedAudience(room).length >= audienceLimit(room)) return refuse("audienceFull");
		return fillsAddress(room, who) ? refuse("addressFull") : null;
	}
	if (!phase.gathers) return room.openSeats.length > 0 ? null : refuse("started");
	if (seatedPlayers(room).length >= room.settings.max_players) return refuse("full");
	return fillsAddress(room, who) ? refuse("addressFull") : null;
}

/**
 * Returns the status of a person who joins now: waiting if the audience only waits in this phase,
 * or else the room's status.
 */
function comingStatus(room: Room): Status {
	const phase = currentPhase(room);
	return phase.audienceWaits ? phase.waiting : room.status;
}

/**
 * Removes a player. In the lobby their seat becomes free; in play their stories stay, and their
 * open part counts as done.
 */
export function leaveSeat(room: Room, seat: Seat, successors: number[], turn: Turn): void {
	const phase = currentPhase(room);
	if (phase.gathers || seat.audience) delete room.seats[seat.id];
	else {
		seat.gone = true;
		for (const part of runningSubmissions(room)) if (part.player === seat.id) part.done = true;
	}
	if (seat.id === room.hostId) passCrown(room, successors, "left", turn);
	// Results stay for people who saved a link, even after all players have left.
	if (seatedPlayers(room).length === 0 && !phase.over) room.closed ??= "empty";
	phase.adjust?.(room, turn);
}

/**
 * Passes the crown to the first of the successors who plays, or else the first who is asked to play
 * again. The host keeps it when there is none, because an absent host cannot lead
 * (docs/game.md "Host").
 */
export function passCrown(room: Room, successors: number[], why: CrownReason, turn: Turn): void {
	const from = room.hostId;
	const heirAmong = (seats: Seat[]) =>
		successors.find((id) => id !== from && seats.some((seat) => seat.id === id));
	const to = heirAmong(activePlayers(room)) ?? heirAmong(seatedPlayers(room));
	if (to === undefined) return;
	room.hostId = to;
	room.crown = { from, to, why, at: turn.now };
	currentPhase(room).hostChanged?.(room);
}
