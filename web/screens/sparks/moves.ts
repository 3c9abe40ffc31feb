import { isCalm } from "../../device/calm.ts";

const HOP = 400;
const HOP_CALM = 600;
const WIGGLE = 250;
const POKE_CALM = 1000;

/** Returns the face of a player on this screen; null if it shows none. */
export function faceOf(player: number): HTMLElement | null {
	const faces = document.querySelectorAll<HTMLElement>(`[data-face="${player}"]`);
	return [...faces].find((face) => face.checkVisibility()) ?? null;
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
