import type { Ending, Room } from "#game/room.ts";
import { type ErrorAnswer, type ErrorCode, refuse } from "../refusals.ts";
import type { Viewer } from "./viewer.ts";

const REASONS = {
	host: "closedByHost",
	idle: "closedIdle",
	empty: "closedEmpty",
	retention: "contentRemoved",
	abandoned: "closedAbandoned",
	operator: "closedByOperator",
} as const satisfies Record<Ending, ErrorCode>;

/** Returns why a player or a screen can no longer stay connected to a room; null when they can. */
export function closeReason(
	room: Room,
	{ player, screen }: Pick<Viewer, "player" | "screen">,
): ErrorAnswer | null {
	if (room.closed) return refuse(REASONS[room.closed]);
	if (screen !== null) return null;
	if (room.seats[player]?.gone === false) return null;
	return room.kicked.includes(player)
		? refuse("kicked", room.kickReasons[player])
		: refuse("notHere");
}
