import { currentPhase } from "../../phases/index.ts";
import type { Room, Seat } from "../../room.ts";
import { ownedBy } from "../../seats/owned.ts";

export const moderation = {
	player: (room: Room, seat: Seat) => ({
		own_flags: ownedBy(room, seat.id).flags,
		flag_counts: mayCensor(room, seat) ? flagCounts(room) : {},
	}),
};

const mayCensor = (room: Room, seat: Seat): boolean =>
	seat.id === room.hostId && "submission/censor" in currentPhase(room).on;

/** Returns the number of flags on each flagged part. */
const flagCounts = (room: Room): Record<string, number> =>
	Object.fromEntries(
		Object.values(room.submissions)
			.filter(({ flagged }) => flagged.length > 0)
			.map(({ id, flagged }) => [id, flagged.length]),
	);
