import { type RefObject, useEffect, useRef } from "react";

/** The distance of a swipe, in CSS pixels. */
const DISTANCE = 50;

/** Calls `turn` with 1 after a swipe to the left over the element, and with -1 to the right. */
export function useSwipe(element: RefObject<HTMLElement | null>, turn: (pages: 1 | -1) => void) {
	const latest = useRef(turn);
	latest.current = turn;
	useEffect(() => {
		const area = element.current;
		if (!area) return;
		let start: Touch | null = null;
		const begin = ({ touches }: TouchEvent) => {
			// Two fingers zoom.
			start = touches.length === 1 ? (touches[0] ?? null) : null;
		};
		const end = ({ changedTouches }: TouchEvent) => {
			const [last] = changedTouches;
			if (!start || !last) return;
			const across = last.clientX - start.clientX;
			const down = last.clientY - start.clientY;
			start = null;
			// A page that is zoomed in is moved by the finger, not turned.
			if ((window.visualViewport?.scale ?? 1) > 1.05) return;
			if (Math.abs(across) >= DISTANCE && Math.abs(across) > 2 * Math.abs(down))
				latest.current(across < 0 ? 1 : -1);
		};
		area.addEventListener("touchstart", begin, { passive: true });
		area.addEventListener("touchend", end, { passive: true });
		return () => {
			area.removeEventListener("touchstart", begin);
			area.removeEventListener("touchend", end);
		};
	}, [element]);
}
