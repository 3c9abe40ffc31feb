import { type RefObject, useEffect } from "react";

/** Makes a box focusable by Tab while its content overflows, so that the keyboard can scroll it. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => {
			if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
			else element.removeAttribute("tabindex");
		};
		const watch = new ResizeObserver(measure);
		const watchAll = () => {
			watch.disconnect();
			for (const part of [element, ...element.children]) watch.observe(part);
		};
		const parts = new MutationObserver(watchAll);
		parts.observe(element, { childList: true });
		watchAll();
		return () => {
			watch.disconnect();
			parts.disconnect();
		};
	}, [box]);
}
