import type { Room } from "#game/room.ts";
import { changesOf } from "#game/room-changes.ts";
import type { Answers, Publication } from "./messages.ts";

/**
 * After this number of changes the whole state follows. It corrects gateways that applied the
 * changes of a repeated task; a gateway that misses a publication notices and requests the state.
 */
const WHOLE_EVERY = 50;

/**
 * Returns a function that creates the next publication: the changes since the last one, or now and
 * then the whole state.
 */
export function publisher(): (room: Room, answers: Answers) => Publication {
	let last: Room | null = null;
	let changesSince = 0;
	return (room, answers) => {
		const before = last;
		last = room;
		if (before === null || room.closed !== null || changesSince === WHOLE_EVERY) {
			changesSince = 0;
			return { room, ...answers };
		}
		changesSince++;
		return { changes: changesOf(before, room), ...answers };
	};
}
