import { type RefObject, useLayoutEffect } from "react";
import type { Game } from "#game/wire/state.ts";
import { isCalm } from "../../device/calm.ts";
import { serverNow } from "../../room/clock.ts";

/** The attribute of the sheet that the previous writer hands over. */
export const ARRIVES = "data-arrives";

const SLIDE: KeyframeAnimationOptions = { duration: 350, easing: "cubic-bezier(0.2, 1, 0.4, 1)" };

/** Milliseconds after the intro in which a page that opens shows the story's arrival. */
const FRESH = 3000;

/**
 * Makes the handed sheet slide in from the sticker of the last writer: `face`, or where that is
 * hidden the last picture beside the sheet's text.
 */
export function useArriving(game: Game, face: RefObject<HTMLElement | null>): void {
	const start = game.submission.reading_start;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a sheet arrives once
	useLayoutEffect(() => {
		const sheet = face.current?.closest("[data-page]")?.querySelector(`[${ARRIVES}]`);
		if (!sheet || isCalm() || start === null || serverNow() - start > FRESH) return;
		const friend = [face.current, ...[...sheet.querySelectorAll("[aria-hidden]")].reverse()].find(
			(one) => one?.getClientRects().length,
		);
		if (!friend) return;
		const [from, to] = [friend, sheet].map((one) => one.getBoundingClientRect());
		if (!from || !to) return;
		const x = from.left + from.width / 2 - (to.left + to.width / 2);
		const y = from.top + from.height / 2 - (to.top + to.height / 2);
		sheet.animate([{ transform: `translate(${x}px, ${y}px) scale(0.1)`, opacity: 0 }, {}], SLIDE);
	}, []);
}
