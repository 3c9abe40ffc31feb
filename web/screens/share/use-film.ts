import { useEffect, useRef, useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { isCalm } from "../../device/calm.ts";
import { storyFilm, storyPoster } from "../../exports/archives.ts";
import type { Drawn } from "../../exports/hand-over.ts";

/**
 * Returns `make`, which makes a winner's film, or its picture for those who want no motion. It
 * rejects with an AbortError after `cancel`, and when the page goes. `percent` is null while no film
 * is made.
 */
export function useFilm(game: Game) {
	const [percent, setPercent] = useState<number | null>(null);
	const work = useRef<AbortController | null>(null);
	const cancel = () => work.current?.abort();
	useEffect(() => () => work.current?.abort(), []);
	const make = async (winner: WireStory): Promise<Drawn> => {
		const [date, site] = [new Date(), location.host];
		if (isCalm()) return storyPoster(winner, game, date, site);
		work.current = new AbortController();
		const { signal } = work.current;
		setPercent(0);
		const onProgress = (share: number) => {
			if (!signal.aborted) setPercent(Math.round(share * 100));
		};
		try {
			const film = storyFilm(winner, game, date, site, { signal, onProgress });
			// A layer that is being drawn does not stop, and nobody has to wait for it.
			return await Promise.race([film, aborted(signal)]);
		} finally {
			setPercent(null);
		}
	};
	return { percent, make, cancel };
}

const aborted = (signal: AbortSignal): Promise<never> =>
	new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
