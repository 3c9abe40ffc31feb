import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading when `shown` changes, but not on the first render.
 * See docs/game.md "Accessibility".
 */
export function useHeadingFocus(shown: string | null): void {
	const before = useRef<string | null>(null);
	useEffect(() => {
		const first = before.current === null;
		if (shown === null || before.current === shown) return;
		before.current = shown;
		if (first) return;
		const page = document.querySelector("[data-page]");
		const typing =
			document.activeElement?.matches("input, textarea") && page?.contains(document.activeElement);
		const heading = page?.querySelector<HTMLElement>("h1, h2");
		if (!heading || typing) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [shown]);
}
