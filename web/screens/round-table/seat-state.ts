import type { Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";

/** The state of a player at the table while the room waits. */
export type SeatState = "done" | "titled" | "asleep" | "writing" | "busy" | "away";

/** Milliseconds after which a player who is done falls asleep, and for which a poke wakes them. */
const AWAKE_FOR = 20_000;

/** The condition that the room waits for. */
export interface RoomWait {
	/** Players with this status or a later one are done. */
	done: Status;
	/** The state of players who are not done. */
	deed: "writing" | "busy";
	/** Only covers are missing. Nobody may see who draws one, so nobody is called done or asleep. */
	covers?: boolean | undefined;
	/** The game lasts days, so nobody has to be here, and nobody sleeps. */
	overDays?: boolean | undefined;
}

/**
 * Returns a player's state now (epoch ms of the server). `since` is when the page saw them done,
 * for a room that does not send it; `wokenAt` is when they were poked last.
 */
export function seatState(
	{ status, data }: PublicPlayer,
	{ done, deed, covers = false, overDays = false }: RoomWait,
	now: number,
	{ since = now, wokenAt = 0 }: { since?: number; wokenAt?: number } = {},
): SeatState {
	if (overDays && !covers) return status >= done ? "done" : deed;
	if (data.asleep) return "asleep";
	if (status >= done) {
		if (covers) return "titled";
		return Math.max(data.since ?? since, wokenAt) + AWAKE_FOR > now ? "done" : "asleep";
	}
	if (!data.connected) return "away";
	return data.typing ? "writing" : deed;
}

/** Returns milliseconds as m:ss, at least 0:00. */
export function minutesAndSeconds(ms: number): string {
	const seconds = Math.max(0, Math.floor(ms / 1000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
