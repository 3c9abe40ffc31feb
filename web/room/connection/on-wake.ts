/**
 * Calls `wake` when the page is shown again or the network is back, until the returned function is
 * called. What the page knows is old then: connections die in the sleep of a device, and on some
 * systems `performance.now()` stands still.
 */
export function onWake(wake: () => void): () => void {
	const shown = () => {
		if (document.visibilityState === "visible") wake();
	};
	document.addEventListener("visibilitychange", shown);
	addEventListener("pageshow", shown);
	addEventListener("online", shown);
	return () => {
		document.removeEventListener("visibilitychange", shown);
		removeEventListener("pageshow", shown);
		removeEventListener("online", shown);
	};
}
