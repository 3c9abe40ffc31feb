import type { Room } from "#game/room.ts";
import { isTaken } from "#game/seats/kick.ts";
import type { Db } from "../../db/connection.ts";
import { type LastingTable, tableOfRoom } from "../../db/groups/lasting-tables.ts";
import { seatsMember } from "../../db/groups/table-members.ts";
import { otherSeatsOf, seatsBeside } from "../../db/seats.ts";

/** The seats that the kick of one of them can take along (docs/game.md "Kicks"). */
interface KickedAlong {
	/** The other seats of the same account or device. */
	own: number[];
	/**
	 * Those of other people from the same network address; null where people who do not belong together
	 * may have that address, or the host has it.
	 */
	near: number[] | null;
}

/** Returns the seats that a kick can take along with this one now. */
export async function kickedAlong(db: Db, room: Room, id: number): Promise<KickedAlong> {
	const own = await otherSeatsOf(db, id);
	const beside = await seatsBeside(db, id, room.hostId);
	const goes = (other: number) => {
		const seat = room.seats[other];
		return seat !== undefined && isTaken(room, seat);
	};
	// Those who are kicked already are not let back in together with this one.
	const known = new Set([...own, ...room.kicked]);
	return { own, near: beside?.filter((other) => !known.has(other) && goes(other)) ?? null };
}

/** Returns the lasting table of a room whose host is one of its members; null for any other room. */
export async function tableOfHost(db: Db, { id, hostId }: Room): Promise<LastingTable | null> {
	const table = await tableOfRoom(db, id);
	return table && (await seatsMember(db, table.id, [hostId])) ? table : null;
}
