import { useEffect } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { storiesOf } from "../../game/stories.ts";

const COLOURS = ["--hot", "--marker", "--sky", "--good"];

async function shower(): Promise<void> {
	const { default: confetti } = await import("canvas-confetti");
	const style = getComputedStyle(document.documentElement);
	// Without a worker: the page's security policy allows none made of a blob.
	const throwSome = confetti.create(undefined, { resize: true, useWorker: false });
	const colors = COLOURS.map((colour) => style.getPropertyValue(colour).trim());
	for (const [angle, x] of [
		[60, 0],
		[120, 1],
	] as const) {
		void throwSome({
			particleCount: 70,
			angle,
			spread: 62,
			startVelocity: 52,
			origin: { x, y: 0.8 },
			colors,
			disableForReducedMotion: true,
		});
	}
}

/** Confetti over the results, once a game; never with reduced motion (look.md "Results"). */
export function useConfetti(game: Game): void {
	const { status } = game;
	const first = storiesOf(game)[0]?.id;
	useEffect(() => {
		const key = `confetti.${first}`; // a room can play several games, with stories of their own
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (status !== STATUS.results || still || tabStorage.getItem(key)) return;
		tabStorage.setItem(key, "thrown");
		// decoration: results without confetti are results all the same
		shower().catch(() => undefined);
	}, [first, status]);
}
