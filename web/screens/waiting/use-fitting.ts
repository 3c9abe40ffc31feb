import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Returns how many items of a list fit on its line, with the last place for the number of those
 * that do not. The list must have a width of its own, and items of equal width.
 */
export function useFitting(list: RefObject<HTMLElement | null>, items: number): number {
	const [fitting, setFitting] = useState(items);
	useLayoutEffect(() => {
		const element = list.current;
		if (!element) return;
		const measure = () => {
			const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element);
			const gap = Number.parseFloat(columnGap) || 0;
			const space =
				element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
			const item = element.firstElementChild?.getBoundingClientRect().width ?? 0;
			const places = Math.floor((space + gap) / (item + gap));
			setFitting(places >= items ? items : Math.max(0, places - 1));
		};
		const watch = new ResizeObserver(measure);
		watch.observe(element);
		measure();
		return () => watch.disconnect();
	}, [list, items]);
	return fitting;
}
