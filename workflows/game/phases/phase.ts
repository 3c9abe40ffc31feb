import type { Bodies, PlayerActionName } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import type { Refusal } from "../refusals.ts";
import type { Character, Effect, Room, Seat, Story, Submission, Turn } from "../room.ts";
import { activePlayers } from "../selectors.ts";
import type { PhaseName, Status } from "../status.ts";
import type { PowerName, PowerValue } from "../wire-bodies.ts";

/** Carries out an action on the room in place; returns why it is refused, or undefined. */
export type Handler<A extends PlayerActionName> = (
	room: Room,
	seat: Seat,
	body: Bodies[A],
	turn: Turn,
) => Refusal | undefined;

/** What one player may see of their own game beside what everybody sees. */
export interface Sight {
	characters: Character[];
	story: Story | null;
	/** The parts of `story` that they may read. */
	parts: Submission[];
	/** Their own part in this turn. */
	submission: Submission | null;
	/** Whole stories laid out before the host, to be moderated. */
	desk?: Story[];
}

export const NO_SIGHT: Sight = { characters: [], story: null, parts: [], submission: null };

/** Carries out a power of the host on the room in place; returns why it is refused. */
export type Power<P extends PowerName> = (
	room: Room,
	value: PowerValue<P>,
	turn: Turn,
	host: Seat,
) => Refusal | undefined;

/**
 * One phase of the game (docs/game.md "Phases"). All phases have these members in this order; the
 * optional ones are the rules by which a phase differs from the others.
 * The room is the reducer's own copy: handlers change it in place, and a refusal throws it away.
 */
export interface Phase {
	name: PhaseName;
	/**
	 * `game.status` while it runs, which is also the status of players who still have something to
	 * do.
	 */
	status: Status;
	/** `player.status` of those who wait for the others. */
	waiting: Status;
	/** Whether this room goes past the phase. */
	skip?(room: Room): boolean;
	/** Actions this phase takes; the audience may send those in `audience`. */
	on: { [A in PlayerActionName]?: Handler<A> };
	audience?: readonly PlayerActionName[];
	/** Whether the audience has nothing to do here but wait. */
	audienceWaits: boolean;
	/** Whether it is too late to join the audience. */
	closedToAudience?(room: Room): boolean;
	/**
	 * Players come and go: newcomers may play, a seat that is left is free again, and every action
	 * starts the phase's clock anew.
	 */
	gathers?: true;
	/** The host may remove players; audience members can always be removed. */
	kickable?: true;
	/** The game is over: the room stays when everybody has left. */
	over?: true;
	/** Actions that may be sent again by somebody who is already waiting. */
	revisable?: readonly PlayerActionName[];
	/** The host's powers that no other phase has. */
	powers?: { [P in PowerName]?: Power<P> };
	/** Takes a player as through with the phase; where it is missing, nobody can be skipped. */
	skipPlayer?(room: Room, seat: Seat, turn: Turn): void;
	/** Called when the crown has passed to another player. */
	hostChanged?(room: Room): void;
	/** Called when a player has left, the clock goes on, or the host has turned a page. */
	adjust?(room: Room, turn: Turn): void;
	/** Called once when the phase starts, after statuses and the status of the room were set. */
	begin(room: Room, turn: Turn): void;
	/** Whether the players are through. */
	done(room: Room): boolean;
	/**
	 * Finishes what is missing; total, because it also runs when the clock ran out. "stay" keeps the
	 * phase running.
	 */
	end(room: Room, turn: Turn, effects: Effect[]): "leave" | "stay";
	/** Takes in what an awaited effect brought; like `end` it says whether the phase is over. */
	outcome?(room: Room, turn: Turn, words: Record<string, number>): "leave" | "stay";
	view(room: Room, seat: Seat): Sight;
}

/** Sets the room's status, and every active player's; the audience waits unless it takes part. */
export function setStatuses(room: Room, status: Status, audience: Status): void {
	room.status = status;
	for (const seat of Object.values(room.seats)) {
		if (!seat.gone) seat.status = seat.audience ? audience : status;
	}
}

/**
 * Starts the phase's clock: a soft limit that is shown, and the grace after it that is enforced.
 */
export function startCountdown(room: Room, turn: Turn, ms: number): void {
	const limit = turn.now + (room.settings.faster_phases ? ms / 2 : ms);
	room.countdown = { limit, hard_limit: limit + LIMITS.grace };
	room.deadline = limit + LIMITS.grace;
}

export function stopCountdown(room: Room): void {
	room.countdown = { limit: null, hard_limit: null };
	room.deadline = null;
	room.pause = null;
}

/** Everybody who plays waits. */
export const allWait = (room: Room, waiting: Status): boolean =>
	activePlayers(room).every((seat) => seat.status === waiting);
