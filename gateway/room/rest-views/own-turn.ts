import { currentPhase } from "#game/phases/index.ts";
import type { Room } from "#game/room.ts";
import { openParts } from "#game/selectors.ts";

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
	const { name, skipPlayer, waiting } = currentPhase(room);
	const waits = skipPlayer !== undefined || name === "write";
	const part = openParts(room).find((one) => one.player === player && !one.done);
	return {
		turn: waits && seat.status < waiting,
		until: part ? part.end : room.countdown.limit,
	};
}
