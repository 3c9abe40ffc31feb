import { useState, useSyncExternalStore } from "react";
import { opens } from "../../device/page-surroundings.ts";
import { currentOrder } from "../../prerendered/prerendered.ts";

const WIDE = "(min-width: 1024px) and (min-height: 600px)";

function onChange(listener: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

const isWide = () => matchMedia(WIDE).matches;

/** Returns whether the window fits the two-column layout. */
export function useOpen(): boolean {
	// Decided once, as the page does.
	const [fits] = useState(() => opens() !== false);
	const wide = useSyncExternalStore(onChange, isWide, () => currentOrder()?.wide ?? isWide());
	return wide && fits;
}
