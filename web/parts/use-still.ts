import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
	const query = matchMedia(QUERY);
	query.addEventListener("change", changed);
	return () => query.removeEventListener("change", changed);
}

/** Returns whether this person wants nothing to move. */
export const useStill = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => matchMedia(QUERY).matches,
		() => false,
	);
