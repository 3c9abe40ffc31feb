import { useEffect, useRef, useState } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { serverNow } from "../../room/clock.ts";
import { sparks } from "../../room/sparks.ts";
import { type RoomWait, type SeatState, seatState } from "./seat-state.ts";
import { useNow } from "./use-now.ts";

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

/** Returns when each player was poked last while this screen was open, in epoch ms of the server. */
function useWoken(): ReadonlyMap<number, number> {
	const [woken, setWoken] = useState<ReadonlyMap<number, number>>(new Map());
	useEffect(
		() =>
			sparks.listen(({ to }) => {
				if (to !== undefined) setWoken((now) => new Map(now).set(to, serverNow()));
			}, "poke"),
		[],
	);
	return woken;
}
