import type { Room } from "#game/room.ts";
import type { Db } from "../../../db/connection.ts";
import { closeScreensOfKicked } from "../../../db/screen-origins.ts";
import type { Bus } from "../../bus/bus.ts";
import { log } from "../../log.ts";

/**
 * Closes the screens of people who are removed in the second state but not in the first
 * (docs/game.md "Kicks"). Each process does so, because any of them may miss the publication.
 */
export function closeKickedScreens(db: Db, bus: Bus, before: Room, after: Room): void {
	if (after.kicked.every((seat) => before.kicked.includes(seat))) return;
	const { id: game } = after;
	closeScreensOfKicked(db, after).then(
		(screens) => {
			if (screens.length > 0) bus.publish({ kind: "screensClosed", game, screens, why: "kicked" });
		},
		// They are refused when they connect again.
		(error) => log.warn({ err: error, game }, "cannot close the screens of a removed person"),
	);
}
