import type { Room } from "#game/room.ts";
import { isTaken } from "#game/seats/kick.ts";
import type { HostOrder } from "#game/wire/bodies.ts";
import type { Db } from "../../db/connection.ts";
import { type LastingTable, putOut } from "../../db/groups/lasting-tables.ts";
import { othersAt } from "../../db/groups/table-members.ts";
import { refuse } from "../refusals.ts";
import { kickedAlong, tableOfHost } from "../room/kicked-along.ts";
import type { Claim, Refused, StoredAction } from "./claim.ts";

export type Kick = Extract<HostOrder, { kick_player: number }>;

/**
 * Returns the kick with the ids of the seats that it takes along, because no address reaches the
 * engine, and how to take the people of these seats from the lasting table.
 */
export async function claimKick(
	db: Db,
	room: Room,
	player: number,
	{ network = false, table = false, ...order }: Kick,
): Promise<Claim | Refused> {
	const { kick_player: id } = order;
	const { own, near } = await kickedAlong(db, room, id);
	const others = (network && near) || [];
	// A room of an older build takes the first key as the power, and bars no address.
	const bars = network && near !== null;
	const action: StoredAction = {
		type: "game/vip",
		body: { ...order, also: [...own, ...others], ...(bars && { bars }) },
	};
	const target = room.seats[id];
	// The room refuses it.
	if (!table || player !== room.hostId || !target || !isTaken(room, target)) return { action };
	const seats = [id, ...own, ...others];
	const found = await tableFor(db, room, seats);
	if ("refuse" in found) return found;
	return {
		action,
		store: async () => {
			await putOut(db, found.id, seats, room.hostId);
			return action;
		},
	};
}

/** Returns the table from which the host takes the people of these seats, or why they cannot. */
async function tableFor(db: Db, room: Room, seats: number[]): Promise<LastingTable | Refused> {
	const table = await tableOfHost(db, room);
	if (!table) return { refuse: refuse("noMember") };
	const { maker } = await othersAt(db, table.id, seats, room.hostId);
	return maker ? { refuse: refuse("makerStays") } : table;
}
