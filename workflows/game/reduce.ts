import type { Action, Bodies, PlayerAction, PlayerActionName } from "./actions.ts";
import { hostAction } from "./host.ts";
import { LIMITS } from "./limits.ts";
import { modeOf } from "./modes/index.ts";
import { currentPhase, PHASE } from "./phases/index.ts";
import { type Handler, setStatuses, stopCountdown } from "./phases/phase.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Effect, Room, Turn } from "./room.ts";
import { leaveSeat, passCrown, takeSeat } from "./seats.ts";

/** The result of an action: the next room with its effects, or a refusal. */
export type Outcome = { room: Room; effects: Effect[] } | { refuse: Refusal };

/**
 * Returns what an action does to a room, as a pure function: it does not change the given room, and
 * time and chance come with the turn. Throws only on bugs.
 */
export function reduce(before: Room, action: Action, turn: Turn): Outcome {
	if (before.closed) return { refuse: refuse("over") };
	if ("player" in action && isRepeated(before, action)) return { room: before, effects: [] };
	const room = copy(before);
	const effects: Effect[] = [];
	const refusal = apply(room, action, turn, effects);
	if (refusal) return { refuse: refusal };
	if ("player" in action) remember(room, action);
	const phase = currentPhase(room);
	if (phase.gathers) phase.begin(room, turn);
	advance(room, turn, effects);
	if (room.closed) {
		stopCountdown(room);
		effects.push({ name: "removeContent", game: room.id });
	}
	room.version++;
	return { room, effects };
}

/**
 * Returns a copy of JSON data, which is all a room consists of; copying by text would take three
 * times as long. The casts are sound because a copy has the type of its original, key by key.
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
			return takeSeat(room, action.newcomer);
		case "room/hostGone":
			if (room.hostId === action.host) passCrown(room, action.heirs);
			return null;
		case "clock":
			if (room.deadline !== null && room.awaiting === null && turn.now >= room.deadline)
				finish(room, turn, effects);
			return null;
		case "closeParts/done":
			return takeOutcome(room, turn, "closeParts", action.words);
		case "countStories/done":
			return takeOutcome(room, turn, "countStories", {});
		default:
			return play(room, action, turn);
	}
}

/**
 * Carries out one player's action: they must be here, and the running phase must accept it from
 * them.
 */
function play(room: Room, action: PlayerAction, turn: Turn): Refusal | null {
	const seat = room.seats[action.player];
	if (!seat || seat.gone) return refuse("notHere");
	const phase = currentPhase(room);
	if (action.type === "game/exit") {
		leaveSeat(room, seat, (action.body as Bodies["game/exit"]).heirs, turn);
		return null;
	}
	if (seat.audience && !phase.audience?.includes(action.type)) return refuse("playersOnly");
	if (action.type === "game/vip")
		return hostAction(room, seat, action.body as Bodies["game/vip"], turn);
	const handler = phase.on[action.type] as Handler<PlayerActionName> | undefined;
	if (!handler) return refuse("notNow");
	if (seat.status === phase.waiting && !phase.revisable?.includes(action.type))
		return refuse("alreadyDone");
	return handler(room, seat, action.body, turn);
}

/** Ends phases as long as they are done; one action can end several. */
function advance(room: Room, turn: Turn, effects: Effect[]): void {
	while (!room.closed && room.awaiting === null && currentPhase(room).done(room))
		finish(room, turn, effects);
}

function finish(room: Room, turn: Turn, effects: Effect[]): void {
	if (currentPhase(room).end(room, turn, effects) === "leave") enterNext(room, turn);
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
	setStatuses(room, next.status, next.audienceWaits ? next.waiting : next.status);
	next.begin(room, turn);
}
