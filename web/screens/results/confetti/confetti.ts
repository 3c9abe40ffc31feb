/// <reference path="./canvas-confetti.d.ts" />

import { useEffect } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { isCalm } from "../../../device/calm.ts";
import { tabStorage } from "../../../device/storage.ts";
import { storiesOf } from "../../../game/stories.ts";

const COLOURS = ["--hot", "--marker", "--sky", "--good"];

async function throwConfetti(): Promise<void> {
	const { default: confetti } = await import("canvas-confetti");
	const style = getComputedStyle(document.documentElement);
	// The content security policy allows no worker from a blob.
	const launch = confetti.create(undefined, { resize: true, useWorker: false });
	const colors = COLOURS.map((colour) => style.getPropertyValue(colour).trim());
	for (const [angle, x] of [
		[60, 0],
		[120, 1],
	] as const) {
		void launch({
			particleCount: 70,
			angle,
			spread: 62,
			startVelocity: 52,
			origin: { x, y: 0.8 },
			colors,
		});
	}
}

/** Throws confetti once a game, and never with reduced motion (docs/game.md "Accessibility"). */
export function useConfetti(game: Game): void {
	const { status } = game;
	const first = storiesOf(game)[0]?.id;
	useEffect(() => {
		const key = `confetti.${first}`; // a room can play several games, each with new stories
		if (status !== STATUS.results || isCalm() || tabStorage.getItem(key)) return;
		tabStorage.setItem(key, "thrown");
		// the results do not need the decoration
		throwConfetti().catch(() => undefined);
	}, [first, status]);
}
