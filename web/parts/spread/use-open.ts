import { useSyncExternalStore } from "react";
import { opens } from "../../device/page-surroundings.ts";

const WIDE = "(min-width: 1024px) and (min-height: 600px)";

function onChange(listener: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Returns whether the window fits the two-column layout. */
export const useOpen = (): boolean =>
	useSyncExternalStore(
		onChange,
		() => matchMedia(WIDE).matches && opens() !== false,
		() => false,
	);
