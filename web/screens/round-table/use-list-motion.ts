import { type RefObject, useLayoutEffect, useRef } from "react";
import { isCalm } from "../../device/calm.ts";

const SLIDE = 200;

/** Lets the items of a list slide to their new places. Each needs `data-place` with its key. */
export function useListMotion(list: RefObject<HTMLElement | null>): void {
	const places = useRef(new Map<string, { x: number; y: number }>());
	useLayoutEffect(() => {
		const now = new Map<string, { x: number; y: number }>();
		for (const item of list.current?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
			const key = item.dataset.place ?? "";
			const place = { x: item.offsetLeft, y: item.offsetTop };
			const old = places.current.get(key);
			now.set(key, place);
			if (!old || isCalm() || (old.x === place.x && old.y === place.y)) continue;
			const from = `translate(${old.x - place.x}px, ${old.y - place.y}px)`;
			item.animate([{ transform: from }, { transform: "none" }], {
				duration: SLIDE,
				easing: "ease-out",
			});
		}
		places.current = now;
	});
}
