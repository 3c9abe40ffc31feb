import { useRef } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { type RoomWait, type SeatState, seatState } from "./seat-state.ts";
import { useNow } from "./use-now.ts";
import { useWoken } from "./use-woken.ts";

interface SeatStates {
	/** Epoch ms of the server. */
	now: number;
	/** Returns a player's state now. */
	stateOf: (player: PublicPlayer) => SeatState;
}

/** Follows the states of all players at the table while the room waits. */
export function useSeatStates(wait: RoomWait): SeatStates {
	const now = useNow();
	const woken = useWoken();
	const seen = useRef(new Map<number, number>());
	const doneSince = (id: number, done: boolean) => {
		if (!done) seen.current.delete(id);
		else if (!seen.current.has(id)) seen.current.set(id, now);
		return seen.current.get(id) ?? now;
	};
	return {
		now,
		stateOf: (player) =>
			seatState(player, wait, now, {
				since: doneSince(player.id, player.status >= wait.done),
				wokenAt: woken.get(player.id) ?? 0,
			}),
	};
}
