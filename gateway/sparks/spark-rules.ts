import { hidesAuthors } from "#game/hidden-authors.ts";
import type { Room } from "#game/room.ts";
import { SPARKS, type Spark, type SparkKind } from "#game/wire/sparks.ts";
import { hiddenPart } from "./heat.ts";

/** Returns whether a spark loses its sender, so that only the room's heat shows it. */
export const isAnonymous = (room: Room, kind: SparkKind): boolean =>
	kind === "react" && hiddenPart(room) !== null;

/** Returns whether the room allows this player to send the spark now. */
export function maySpark(room: Room, player: number, { kind, to }: Spark): boolean {
	const seat = room.seats[player];
	if (room.closed || !seat || seat.gone) return false;
	// It is the host's order to the screens, and not for fun.
	if (kind === "onward") return player === room.hostId;
	if (!room.sparks || room.sparkless.includes(player)) return false;
	const { audience, aimed, telling } = SPARKS[kind];
	if (seat.audience && !audience) return false;
	if (telling && hidesAuthors(room) && !isAnonymous(room, kind)) return false;
	if (to === undefined) return true;
	return room.seats[to]?.gone === false && !(aimed && to === player);
}
