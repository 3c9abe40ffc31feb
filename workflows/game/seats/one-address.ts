import type { Newcomer, Room } from "../room.ts";
import { seatedAudience, seatedPlayers } from "../selectors.ts";
import { audienceLimit } from "./audience.ts";

/**
 * Returns whether a newcomer's address already has as many seats as it may have on that side
 * (docs/game.md "Rooms and seats"). The host's address may have all, because a group often sits in
 * the host's living room.
 */
export function fillsAddress(room: Room, { near, audience }: Newcomer): boolean {
	if (!near || isHostNear(room, near)) return false;
	const seats = audience ? seatedAudience(room) : seatedPlayers(room);
	const most = audience ? audienceLimit(room) : room.settings.max_players;
	const others = new Set(near);
	return seats.filter(({ id }) => others.has(id)).length >= 1 + Math.floor(most / 2);
}

/**
 * Returns the kicked seat because of which a newcomer's address is barred; undefined for every other
 * address, that of the host among them.
 */
export const barredBy = (room: Room, { near = [] }: Newcomer): number | undefined =>
	isHostNear(room, near) ? undefined : room.barred?.find((id) => near.includes(id));

const isHostNear = (room: Room, near: readonly number[]): boolean => near.includes(room.hostId);
