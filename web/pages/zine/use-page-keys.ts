import { useEffect, useRef } from "react";

/** Turns to the page of a key that is pressed without others, outside of text fields. */
export function usePageKeys(targets: Record<string, number>, turnTo: (page: number) => void): void {
	const latest = useRef({ targets, turnTo });
	latest.current = { targets, turnTo };
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
			if (altKey || ctrlKey || metaKey || shiftKey) return;
			if (target instanceof Element && target.closest("input, textarea, select")) return;
			const page = latest.current.targets[key];
			if (page === undefined) return;
			event.preventDefault();
			latest.current.turnTo(page);
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, []);
}
