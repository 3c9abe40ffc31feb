import type { Action, PlayerAction, PlayerActionName } from "./actions.ts";
import { effectsOf, ringAlarms } from "./features/index.ts";
import { LIMITS } from "./limits.ts";
import { modeOf } from "./modes/index.ts";
import type { Entry, EntryBodies, EntryName } from "./names/entries.ts";
import { callLast } from "./pause.ts";
import { currentPhase, PHASE } from "./phases/index.ts";
import { type Handler, setStatuses, stopCountdown } from "./phases/phase.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Effect, Room, Seat, Turn } from "./room.ts";
import { abandon, comesBack, hostGone } from "./seats/absence.ts";
import { goOn, hostAction } from "./seats/host.ts";
import { leaveSeat, takeSeat } from "./seats/seats.ts";
import { activePlayers, audienceOf } from "./selectors.ts";

/** The result of an action: the next room with its effects, or a refusal. */
export type Outcome = { room: Room; effects: Effect[] } | { refuse: Refusal };

/**
 * Returns the result of an action as a pure function: it does not change the given room, and the
 * turn supplies time and chance. Throws only on bugs.
 */
export function reduce(before: Room, action: Action, turn: Turn): Outcome {
	if (before.closed) return { refuse: refuse("over") };
	if ("player" in action && isRepeated(before, action)) return { room: before, effects: [] };
	const { draft: room, next } = draftOf(before);
	const effects: Effect[] = [];
	const refusal = apply(room, action, turn, effects);
	if (refusal) return { refuse: refusal };
	if ("player" in action) remember(room, action);
	const phase = currentPhase(room);
	if (phase.gathers) phase.begin(room, turn);
	advance(room, turn, effects);
	if (room.status !== before.status || room.part !== before.part) room.since = turn.now;
	effects.push(...effectsOf(before, room));
	if (room.closed) {
		stopCountdown(room);
		effects.push({ name: "removeContent", game: room.id });
	}
	room.version++;
	return { room: next, effects };
}

/**
 * Returns a room for the rules to change, and the object that it changes. Values are copied when
 * they are first read, so those that no rule reads stay the same objects, which comparisons skip.
 */
function draftOf(before: Room): { draft: Room; next: Room } {
	const next: Room = { ...before };
	const copied = new Set<PropertyKey>();
	const draft = new Proxy(next, {
		get(_next, key) {
			const value: unknown = Reflect.get(next, key);
			if (typeof value !== "object" || value === null || copied.has(key)) return value;
			const own = copy(value);
			copied.add(key);
			Reflect.set(next, key, own);
			return own;
		},
		set(_next, key, value) {
			copied.add(key);
			return Reflect.set(next, key, value);
		},
	});
	return { draft, next };
}

/**
 * Returns a copy of JSON data, which is all that a room contains; copying through text would take
 * three times as long. The casts are sound because a copy has the type of its original, key by key.
 */
function copy<T>(value: T): T {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(copy) as T;
	const result = {} as T;
	for (const key of Object.keys(value) as (keyof T)[]) result[key] = copy(value[key]);
	return result;
}

const isRepeated = (room: Room, { player, id }: PlayerAction) =>
	id !== undefined && (room.seats[player]?.recent.includes(id) ?? false);

function remember(room: Room, { player, id }: PlayerAction): void {
	const seat = room.seats[player];
	if (seat && id !== undefined) seat.recent = [...seat.recent, id].slice(-LIMITS.recentActions);
}

function apply(room: Room, action: Action, turn: Turn, effects: Effect[]): Refusal | null {
	switch (action.type) {
		case "room/join":
			return takeSeat(room, action.newcomer, turn);
		case "room/hostGone":
			return hostGone(room, action.host, action.heirs, turn);
		case "room/abandoned":
			return abandon(room);
		case "room/shut":
			room.closed = "operator";
			return null;
		case "clock":
			ringAlarms(room, turn);
			if (room.deadline !== null && room.awaiting === null && turn.now >= room.deadline) {
				if (room.pause !== null) goOn(room, turn);
				else finish(room, turn, effects);
			}
			return null;
		case "closeParts/done":
			return takeOutcome(room, turn, "closeParts", action.words);
		case "closeEntries/done":
			return takeEntries(room, turn, action.entries, effects);
		case "countStories/done":
			return takeOutcome(room, turn, "countStories", {});
		case "keepGame/done":
			return takeOutcome(room, turn, "keepGame", {});
		default:
			return play(room, action, turn);
	}
}

/**
 * Carries out one player's action. The player must be in the room, and the running phase must
 * accept the action from them.
 */
function play(room: Room, action: Extract<Action, PlayerAction>, turn: Turn): Refusal | null {
	const seat = room.seats[action.player];
	if (!seat || seat.gone) return refuse("notHere");
	const phase = currentPhase(room);
	if (action.type === "game/exit") {
		leaveSeat(room, seat, action.body.heirs, turn);
		return null;
	}
	comesBack(room, seat);
	if (action.type === "game/awake") return null;
	if (action.type === "game/vip") return hostAction(room, seat, action.body, turn);
	// The phase's table has the handler of each action under its name.
	const handler = phase.on[action.type] as Handler<PlayerActionName> | undefined;
	if (!handler) return refuse("notNow");
	if (seat.audience && !phase.audience?.includes(action.type)) return refuse("playersOnly");
	if (seat.status === phase.waiting && !phase.revisable?.includes(action.type))
		return refuse("alreadyDone");
	return handler(room, seat, action.body, turn);
}

/** Ends phases while they are done; one action can end several. */
function advance(room: Room, turn: Turn, effects: Effect[]): void {
	while (!room.closed && room.awaiting === null && currentPhase(room).done(room)) {
		if (currentPhase(room).skipPlayer && missing(room).some((seat) => !seat.audience)) {
			if (!room.lastCall) callLast(room, turn);
			return; // the clock ends the phase
		}
		finish(room, turn, effects);
	}
}

/** Returns the people in the room who have not submitted their entries, even empty ones. */
function missing(room: Room): Seat[] {
	const { entries } = currentPhase(room);
	if (!entries) return [];
	return [...activePlayers(room), ...audienceOf(room)].filter((seat) =>
		entries.missing(room, seat),
	);
}

/** Ends the phase. Unsubmitted entries are collected first, because they count. */
function finish(room: Room, turn: Turn, effects: Effect[]): void {
	const { id: game, stage } = room;
	const players = missing(room).map((seat) => seat.id);
	if (players.length > 0) {
		room.awaiting = "closeEntries";
		effects.push({ name: "closeEntries", game, stage, players });
	} else end(room, turn, effects);
}

function end(room: Room, turn: Turn, effects: Effect[]): void {
	if (currentPhase(room).end(room, turn, effects) === "leave") enterNext(room, turn);
}

/**
 * Applies the collected entries, unless the player has submitted or left meanwhile, and ends the
 * phase.
 */
function takeEntries(room: Room, turn: Turn, found: Entry[], effects: Effect[]): null {
	if (room.awaiting !== "closeEntries") return null;
	room.awaiting = null;
	const seats = new Map(missing(room).map((seat) => [seat.id, seat]));
	for (const { player, type, body } of found) {
		const seat = seats.get(player);
		// The type of an entry does not pair its name with its body.
		const use = currentPhase(room).entries?.use[type] as
			| ((room: Room, seat: Seat, body: EntryBodies[EntryName], turn: Turn) => void)
			| undefined;
		if (seat) use?.(room, seat, body, turn);
	}
	end(room, turn, effects);
	return null;
}

function takeOutcome(
	room: Room,
	turn: Turn,
	awaited: Effect["name"],
	words: Record<string, number>,
): Refusal | null {
	if (room.awaiting !== awaited) return null;
	room.awaiting = null;
	if (currentPhase(room).outcome?.(room, turn, words) === "leave") enterNext(room, turn);
	return null;
}

function enterNext(room: Room, turn: Turn): void {
	const { flow } = modeOf(room);
	const rest = flow.slice(flow.indexOf(currentPhase(room).name) + 1);
	const next = rest.map((name) => PHASE[name]).find((phase) => !phase.skip?.(room));
	if (!next) throw new Error(`nothing follows ${currentPhase(room).name}`);
	stopCountdown(room);
	room.stage++;
	setStatuses(room, next.status, next.audienceWaits ? next.waiting : next.status);
	next.begin(room, turn);
}
