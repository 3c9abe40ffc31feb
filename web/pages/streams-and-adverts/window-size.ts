import { useSyncExternalStore } from "react";

const listen = (changed: () => void) => {
	addEventListener("resize", changed);
	return () => removeEventListener("resize", changed);
};
// A string, because equal sizes must be the same value.
const now = () => `${innerWidth}x${innerHeight}`;

/** Returns the size of the window, in CSS pixels, and follows it. */
export function useWindowSize(): { width: number; height: number } {
	const [width = 0, height = 0] = useSyncExternalStore(listen, now).split("x").map(Number);
	return { width, height };
}
