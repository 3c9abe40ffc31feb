import { migrate } from "#game/migrate.ts";
import type { Room } from "#game/room.ts";
import { withChanges } from "#game/room-changes.ts";
import type { Publication } from "../../workflows/messages.ts";

/**
 * Returns the room's state after a publication, or the same state when the publication is older. A
 * state of the same version replaces the last one; returns null for changes to a state that this
 * process does not have.
 */
export function publishedState(room: Room, publication: Publication): Room | null {
	if ("room" in publication)
		// A worker of an older build may have sent it.
		return publication.room.version >= room.version ? migrate(publication.room) : room;
	const { changes } = publication;
	return changes.to < room.version ? room : withChanges(room, changes);
}
