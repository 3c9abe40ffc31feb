import { shownNames } from "../names/namesakes.ts";
import { currentPhase } from "../phases/index.ts";
import type { Room } from "../room.ts";
import { openParts } from "../selectors.ts";

/** What a room wants from one of its players. */
export interface OwnTurn {
	/** The room waits for the player. */
	turn: boolean;
	/** Epoch ms at which their time ends; null without a limit. */
	until: number | null;
}

/** Returns what the room wants from a player; undefined for people who do not play. */
export function ownTurn(room: Room, player: number): OwnTurn | undefined {
	const seat = room.seats[player];
	if (!seat || seat.gone || seat.audience || seat.asked) return undefined;
	return { turn: turnsOf(room, player).length > 0, until: turnEnd(room, player) };
}

/**
 * Returns the ids of what the room waits for from a player: their undone parts, or the phase.
 * Empty while they wait for others.
 */
export function turnsOf(room: Room, player: number): string[] {
	const { name, skipPlayer, waiting } = currentPhase(room);
	if (name === "write") return undoneParts(room, player).map(({ id }) => `part ${id}`);
	const status = room.seats[player]?.status;
	const waits = skipPlayer !== undefined && status !== undefined && status < waiting;
	return waits ? [`phase ${room.stage}`] : [];
}

/** Those who still write in a game over days. */
export interface Writers {
	/** The shown name of the first one. */
	name: string;
	/** How many others there are. */
	others: number;
	/** Epoch ms at which the first time ends; null without a limit. */
	until: number | null;
}

/** Returns who still writes; undefined when no one does. */
export function writersOf(room: Room): Writers | undefined {
	const open = openParts(room).filter(({ done }) => !done);
	// By their seats, because the order of the parts would tell who writes which story.
	const [first, ...others] = [...new Set(open.map(({ player }) => player))].sort((a, b) => a - b);
	const ends = open.flatMap(({ end }) => end ?? []);
	const name = first === undefined ? undefined : shownNames(room).get(first);
	if (name === undefined) return undefined;
	return { name, others: others.length, until: ends.length > 0 ? Math.min(...ends) : null };
}

/** Returns when a player's time ends, in epoch ms; null without a limit. */
function turnEnd(room: Room, player: number): number | null {
	const ends = undoneParts(room, player).flatMap(({ end }) => end ?? []);
	return ends.length > 0 ? Math.min(...ends) : room.countdown.limit;
}

const undoneParts = (room: Room, player: number) =>
	openParts(room).filter((part) => part.player === player && !part.done);
