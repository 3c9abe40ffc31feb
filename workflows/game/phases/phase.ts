import type { Bodies, EntryBodies, EntryName, PlayerActionName } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import type { Refusal } from "../refusals.ts";
import type { Character, Effect, Room, Seat, Story, Submission, Turn } from "../room.ts";
import { activePlayers } from "../selectors.ts";
import type { PhaseName, Status } from "../status.ts";
import type { KickDetails, PowerName, PowerValue } from "../wire/bodies.ts";

/** Carries out an action on the room in place; returns the refusal, or null. */
export type Handler<A extends PlayerActionName> = (
	room: Room,
	seat: Seat,
	body: Bodies[A],
	turn: Turn,
) => Refusal | null;

/** What one player sees of their own game, in addition to what everybody sees. */
export interface Sight {
	characters: Character[];
	story: Story | null;
	/** The parts of `story` that the player may read. */
	parts: Submission[];
	/** The player's own part in this turn. */
	submission: Submission | null;
	/** Whole stories, shown to the host for moderation. */
	desk?: Story[];
}

export const NO_SIGHT: Sight = { characters: [], story: null, parts: [], submission: null };

/** What may come along with an order: the host's choices, and what the gateway adds to a kick. */
export interface OrderDetails extends KickDetails {
	also?: number[];
}

/** Carries out a power of the host on the room in place; returns the refusal, or null. */
export type Power<P extends PowerName> = (
	room: Room,
	value: PowerValue<P>,
	turn: Turn,
	host: Seat,
	details: OrderDetails,
) => Refusal | null;

/**
 * What players enter bit by bit in a phase. It is saved while they enter it, and what they have not
 * submitted counts when the phase ends.
 */
export interface Entries {
	/** Returns whether a person who is here has not submitted. */
	missing(room: Room, seat: Seat): boolean;
	/** Uses an entry on the room in place, as far as it is valid. */
	use: {
		[A in EntryName]?: (room: Room, seat: Seat, body: EntryBodies[A], turn: Turn) => void;
	};
}

/**
 * One phase of the game (docs/game.md "Phases"). All phases have these members in this order; the
 * optional ones are the rules by which a phase differs from the others.
 * The room is the reducer's own copy: handlers change it in place, and a refusal throws it away.
 */
export interface Phase {
	name: PhaseName;
	/**
	 * `game.status` while the phase runs, and `player.status` of players who still have something to
	 * do.
	 */
	status: Status;
	/** `player.status` of players who wait for the others. */
	waiting: Status;
	/** Returns whether this room skips the phase. */
	skip?(room: Room): boolean;
	/** The actions that the phase accepts; the audience may send those in `audience`. */
	on: { [A in PlayerActionName]?: Handler<A> };
	audience?: readonly PlayerActionName[];
	/** Whether the audience only waits in this phase. */
	audienceWaits: boolean;
	/** Returns whether it is too late to join the audience. */
	closedToAudience?(room: Room): boolean;
	/**
	 * Players come and go: newcomers may play, a seat that is left becomes free, and every action
	 * restarts the clock.
	 */
	gathers?: true;
	/** The host may remove players; audience members can always be removed. */
	kickable?: true;
	/** The game is over: the room stays when everybody has left. */
	over?: true;
	/** Actions that a player who already waits may send again. */
	revisable?: readonly PlayerActionName[];
	/** What is saved while players enter it. The reducer collects it before `end`. */
	entries?: Entries;
	/** The host's powers that no other phase has. */
	powers?: { [P in PowerName]?: Power<P> };
	/**
	 * Marks a player as finished with the phase, so that the host can always move on. Without this
	 * hook, nobody can be skipped.
	 */
	skipPlayer?(room: Room, seat: Seat, turn: Turn): void;
	/** Called when somebody has taken a seat, also their old one. */
	arrives?(room: Room, seat: Seat, turn: Turn): void;
	/** Called when the crown has passed to another player. */
	hostChanged?(room: Room): void;
	/** Called when a player has left, the clock goes on, or the host has turned a page. */
	adjust?(room: Room, turn: Turn): void;
	/** Called once at the start, after the statuses of the room and its players were set. */
	begin(room: Room, turn: Turn): void;
	/** Returns whether the players have finished. */
	done(room: Room): boolean;
	/**
	 * Fills in what is missing. It must always succeed, because it also runs when the clock ran out;
	 * "stay" keeps the phase running.
	 */
	end(room: Room, turn: Turn, effects: Effect[]): "leave" | "stay";
	/** Takes the outcome of an awaited effect; like `end`, it returns whether the phase is over. */
	outcome?(room: Room, turn: Turn, words: Record<string, number>): "leave" | "stay";
	view(room: Room, seat: Seat): Sight;
}

/**
 * Sets the status of the room and of everybody who is here; the audience has a status of its own.
 */
export function setStatuses(room: Room, status: Status, audience: Status): void {
	room.status = status;
	for (const seat of Object.values(room.seats)) {
		if (!seat.gone) seat.status = seat.audience ? audience : status;
	}
}

/**
 * Starts the phase's clock, which lasts `ms` or half of it. A game without a timer has no clock in
 * its other phases either.
 */
export function startCountdown(room: Room, turn: Turn, ms: number): void {
	if (room.settings.write_duration === 0) return;
	setLimit(room, turn.now + (room.settings.faster_phases ? ms / 2 : ms));
}

/**
 * Sets the phase's end in epoch ms: a soft limit that is shown, and a grace period after it that is
 * enforced.
 */
export function setLimit(room: Room, limit: number): void {
	room.countdown = { limit, hard_limit: limit + LIMITS.grace };
	room.deadline = limit + LIMITS.grace;
}

export function stopCountdown(room: Room): void {
	room.lastCall = false;
	room.countdown = { limit: null, hard_limit: null };
	room.deadline = null;
	room.pause = null;
}

/** Returns whether all players wait. */
export const allWait = (room: Room, waiting: Status): boolean =>
	activePlayers(room).every((seat) => seat.status === waiting);
