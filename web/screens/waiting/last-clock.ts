import { STATUS, type Status } from "#game/status.ts";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { notYet } from "../../game/seats.ts";

/** The clock that runs last. */
interface LastClock {
	/** Epoch ms; null without a clock. */
	limit: number | null;
	/** The player whose clock it is; null if it is the room's. */
	owner: PublicPlayer | null;
}

/**
 * Returns the clock that a phase waits for: the last one of the players who are still writing, or
 * the room's. Of those with equal ones it is somebody who is here.
 */
export function lastClock(game: Game, done: Status): LastClock {
	const { ends } = game.submission;
	const running =
		done === STATUS.postStoryWrite
			? notYet(game, done).filter(({ id }) => ends[id] !== undefined)
			: [];
	const [owner] = running.sort(
		(a, b) =>
			(ends[b.id] ?? 0) - (ends[a.id] ?? 0) || Number(b.data.connected) - Number(a.data.connected),
	);
	if (!owner) return { limit: game.countdown.limit, owner: null };
	return { limit: ends[owner.id] ?? null, owner };
}
