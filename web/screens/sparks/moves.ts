import { isCalm } from "../../device/calm.ts";

/** Milliseconds of a hop. */
export const HOP = 400;
const HOP_CALM = 600;
const WIGGLE = 250;
const POKE_CALM = 1000;
const WAVE = 600;
const BOW = 900;
const BUMP = 200;

/** Returns the face of a player on this screen; null if it shows none. */
export function faceOf(player: number): HTMLElement | null {
	const faces = document.querySelectorAll<HTMLElement>(`[data-face="${player}"]`);
	return [...faces].find((face) => face.getClientRects().length > 0) ?? null;
}

/** Outlines a face in place of moving it. */
function outline(face: HTMLElement, duration: number): void {
	const look = { outline: "5px solid var(--marker)", outlineOffset: "2px", borderRadius: "30%" };
	face.animate([look, look], { duration });
}

/** Lets a face hop. */
export function hop(face: HTMLElement): void {
	if (isCalm()) {
		outline(face, HOP_CALM);
		return;
	}
	face.animate(
		[
			{ transform: "none" },
			{ transform: "scale(1.08, 0.86)", offset: 0.15 },
			{ transform: "translateY(-26%) rotate(7deg) scale(0.97, 1.06)", offset: 0.5 },
			{ transform: "scale(1.06, 0.9)", offset: 0.85 },
			{ transform: "none" },
		],
		{ duration: HOP, easing: "ease-out" },
	);
}

/** Lets a face wave. */
export function wave(face: HTMLElement): void {
	if (isCalm()) {
		outline(face, HOP_CALM);
		return;
	}
	face.animate(
		[0, 14, -6, 14, -6, 0].map((angle) => ({ transform: `rotate(${angle}deg)` })),
		{ duration: WAVE, easing: "ease-in-out" },
	);
}

/** Lets a face bow. */
export function bow(face: HTMLElement): void {
	if (isCalm()) {
		outline(face, HOP_CALM);
		return;
	}
	face.animate(
		[
			{ transform: "none" },
			{ transform: "translateY(14%) scale(1.04, 0.72)", offset: 0.35 },
			{ transform: "translateY(14%) scale(1.04, 0.72)", offset: 0.65 },
			{ transform: "none" },
		],
		{ duration: BOW, easing: "ease-in-out" },
	);
}

/** Animates a count on which a thing has landed. Without motion the count only changes. */
export function bump(count: HTMLElement): void {
	if (isCalm()) return;
	const easing = "cubic-bezier(.2, 1.4, .4, 1)";
	count.animate([{ transform: "scale(1.25)" }, { transform: "none" }], { duration: BUMP, easing });
}

/** Lets a poked face wiggle. */
export function wiggle(face: HTMLElement): void {
	if (isCalm()) {
		outline(face, POKE_CALM);
		return;
	}
	face.animate(
		[0, -10, 9, -7, 5, 0].map((angle) => ({ transform: `rotate(${angle}deg)` })),
		{ duration: WIGGLE },
	);
}
