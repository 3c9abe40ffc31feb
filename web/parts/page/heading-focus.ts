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
		if (!typing) focusHeading();
	}, [shown]);
}

/**
 * Does work after the next frame, because a focus before it computes the layout twice. Returns the
 * function that cancels it.
 */
export function afterFrame(work: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(work);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** Moves the focus to the heading of the page. */
export function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>("[data-page] :is(h1, h2)");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading when the control that has it goes away or is disabled. Browsers
 * leave it nowhere then. See docs/game.md "Accessibility".
 */
export function useFocusRescue(): void {
	useEffect(() => {
		let last: Element | null = document.activeElement;
		const note = (event: FocusEvent) => {
			last = event.target instanceof Element ? event.target : null;
		};
		const rescue = () => {
			waiting = null;
			const active = document.activeElement;
			const isNowhere = active === null || active === document.body || active === last;
			if (isNowhere && last && (!last.isConnected || last.matches(":disabled"))) focusHeading();
		};
		let waiting: (() => void) | null = null;
		const watch = new MutationObserver(() => {
			waiting ??= afterFrame(rescue);
		});
		// A dialog that closes gives the focus back to a control that may be gone.
		const attributeFilter = ["disabled", "open"];
		watch.observe(document.body, { childList: true, subtree: true, attributeFilter });
		document.addEventListener("focusin", note);
		return () => {
			watch.disconnect();
			waiting?.();
			document.removeEventListener("focusin", note);
		};
	}, []);
}
