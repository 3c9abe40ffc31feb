import { useEffect, useState } from "react";
import type { Clipping } from "#words/game/clippings.ts";
import { useNow } from "../../round-table/use-now.ts";

/** Milliseconds for which a clipping stays, because what changes faster draws the eyes. */
const STAYS = 20_000;

/** Returns the items of both lists in turns. The shorter list begins again. */
function inTurns<T>(own: readonly T[], others: readonly T[]): T[] {
	const length = Math.max(own.length, others.length);
	if (own.length === 0 || others.length === 0) return [...own, ...others];
	return Array.from({ length }, (_, i) => [own[i % own.length], others[i % others.length]])
		.flat()
		.filter((one) => one !== undefined);
}

/**
 * Returns the item to show at a time (epoch ms), from the room's own lines and the clippings in
 * turns.
 */
export function clippingAt(
	now: number,
	own: readonly Clipping[],
	clippings: readonly Clipping[],
): Clipping | null {
	const all = inTurns(own, clippings);
	return all[Math.floor(now / STAYS) % all.length] ?? null;
}

/**
 * Returns a clipping of the zine or one of the room's `own` lines in turns, the same on all screens.
 * Null until the clippings are loaded, and without them where they cannot be loaded.
 */
export function useClipping(own: readonly Clipping[] = []): Clipping | null {
	const now = useNow();
	const [clippings, setClippings] = useState<readonly Clipping[]>([]);
	useEffect(() => {
		let here = true;
		import("#words/game/clippings.ts").then(
			({ CLIPPINGS }) => here && setClippings(CLIPPINGS),
			() => undefined, // the room waits without them
		);
		return () => {
			here = false;
		};
	}, []);
	return clippingAt(now, own, clippings);
}
