import type { Bodies, PlayerActionName } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import type { EntryBodies, EntryName } from "../names/entries.ts";
import type { Refusal } from "../refusals.ts";
import type { Character, Effect, Room, Seat, Story, Submission, Turn } from "../room.ts";
import { awakePlayers } from "../slow/sleepers.ts";
import { isSlow, phaseTime, slowEnd } from "../slow/slow-clock.ts";
import type { PhaseName, Status } from "../status.ts";
import type { KickDetails, PowerName, PowerValue } from "../wire/bodies.ts";

/** Carries out an action on the room in place; returns the refusal, or null. */
export type Handler<A extends PlayerActionName> = (
	room: Room,
	seat: Seat,
	body: Bodies[A],
	turn: Turn,
) => Refusal | null;

/** The data about their own game that one player sees, in addition to the shared view. */
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

/** Further data of an order: the host's choices, and what the gateway adds. */
export interface OrderDetails extends KickDetails {
	/** The other seats that are kicked. */
	also?: number[];
	/** The network address of the person who is kicked is barred. */
	bars?: boolean;
	/** The stories that were taken down, which have no sequel. */
	taken?: number[];
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
 * The values that players enter step by step in a phase. They are saved meanwhile, and unsubmitted
 * ones count when the phase ends.
 */
export interface Entries {
	/** Returns whether a person in the room has not submitted. */
	missing(room: Room, seat: Seat): boolean;
	/** Applies the valid parts of an entry to the room in place. */
	use: {
		[A in EntryName]?: (room: Room, seat: Seat, body: EntryBodies[A], turn: Turn) => void;
	};
}

/**
 * One phase of the game (docs/game.md "Phases"). Its members are always in this order; the optional
 * ones are the rules in which phases differ. Handlers change the reducer's copy of the room in
 * place, and a refusal discards that copy.
 */
export interface Phase {
	name: PhaseName;
	/** `game.status` while the phase runs, and `player.status` of players who have not finished. */
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
	 * Players join and leave: newcomers may play, the seat of a player who leaves becomes free, and
	 * every action restarts the clock.
	 */
	gathers?: true;
	/** The host may remove players; audience members can always be removed. */
	kickable?: true;
	/** The game is over: the room stays open even when all players have left. */
	over?: true;
	/** Actions that a player who already waits may send again. */
	revisable?: readonly PlayerActionName[];
	/** The values that are saved while players enter them. The reducer collects them before `end`. */
	entries?: Entries;
	/** The host's powers that no other phase has. */
	powers?: { [P in PowerName]?: Power<P> };
	/**
	 * Marks a player as finished with the phase, so that the host can always move on. Without this
	 * hook, no player can be skipped.
	 */
	skipPlayer?(room: Room, seat: Seat, turn: Turn): void;
	/** Called when a person has taken a seat, including a former one. */
	arrives?(room: Room, seat: Seat, turn: Turn): void;
	/** Called when the crown has passed to another player. */
	hostChanged?(room: Room): void;
	/** Called when a player has left, the clock has resumed, or the host has turned a page. */
	adjust?(room: Room, turn: Turn): void;
	/** Called once at the start, after the statuses of the room and its players were set. */
	begin(room: Room, turn: Turn): void;
	/** Returns whether the players have finished. */
	done(room: Room): boolean;
	/**
	 * Fills in missing values. It must always succeed, because it also runs when the clock runs out;
	 * "stay" keeps the phase running.
	 */
	end(room: Room, turn: Turn, effects: Effect[]): "leave" | "stay";
	/** Handles the outcome of an awaited effect; like `end`, it returns whether the phase is over. */
	outcome?(room: Room, turn: Turn, words: Record<string, number>): "leave" | "stay";
	view(room: Room, seat: Seat): Sight;
}

/** Sets the status of the room and of each person in it; the audience has a separate status. */
export function setStatuses(room: Room, status: Status, audience: Status): void {
	room.status = status;
	for (const seat of Object.values(room.seats)) {
		if (!seat.gone) seat.status = seat.audience ? audience : status;
	}
}

/**
 * Starts the phase's clock, which lasts `ms` or half of it, or hours in a slow game. A game without
 * a timer has no clock in its other phases either.
 */
export function startCountdown(room: Room, turn: Turn, ms: number): void {
	const { write_duration, faster_phases } = room.settings;
	if (isSlow(room)) setLimit(room, slowEnd(room, turn, phaseTime(room)));
	else if (write_duration > 0) setLimit(room, turn.now + (faster_phases ? ms / 2 : ms));
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

/** Returns whether all players have finished and wait, apart from those who sleep. */
export const allWait = (room: Room, waiting: Status): boolean =>
	awakePlayers(room).every((seat) => seat.status === waiting);
