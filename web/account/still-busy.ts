import { useEffect } from "react";
import type { StillBusy } from "./popup.ts";

/** Milliseconds between two messages; the opener waits for a minute. */
const INTERVAL = 15_000;

/**
 * Keeps the window of a sign-in open while a person types in it, or all the time while there is
 * something to read (`reading`).
 */
export function useStillBusy(reading: boolean): void {
	useEffect(() => {
		const opener: Window | null = window.opener;
		if (!opener) return;
		const message: StillBusy = { source: "sign-in-page" };
		const notify = () => opener.postMessage(message, location.origin);
		let notified = 0;
		const onInput = () => {
			if (performance.now() - notified < INTERVAL) return;
			notified = performance.now();
			notify();
		};
		const interval = reading ? setInterval(notify, INTERVAL) : undefined;
		notify();
		addEventListener("input", onInput);
		addEventListener("pointerdown", onInput);
		return () => {
			clearInterval(interval);
			removeEventListener("input", onInput);
			removeEventListener("pointerdown", onInput);
		};
	}, [reading]);
}
