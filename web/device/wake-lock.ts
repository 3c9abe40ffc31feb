import { useEffect } from "react";

/** Milliseconds until a lock that the browser has released is requested again. */
const PAUSE = 1000;

/**
 * Keeps the screen of this device on while `awake`, because readers and writers touch nothing for
 * minutes. Does nothing where browsers cannot, as on plain http.
 */
export function useWakeLock(awake: boolean): void {
	useEffect(() => {
		const { wakeLock } = navigator as { wakeLock?: WakeLock };
		return awake && wakeLock ? keepAwake(wakeLock) : undefined;
	}, [awake]);
}

/** Keeps the screen on until the returned function is called. */
function keepAwake(wakeLock: WakeLock): () => void {
	let over = false;
	let lock: Promise<WakeLockSentinel | null> | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const request = () => {
		if (over || lock || document.visibilityState !== "visible") return;
		// A device that saves power refuses.
		lock = wakeLock.request("screen").catch(() => null);
		void lock.then((held) => {
			if (!held) lock = null;
			// Browsers release the lock of a hidden page, and may release any other one.
			held?.addEventListener("release", () => {
				lock = null;
				clearTimeout(timer);
				timer = setTimeout(request, PAUSE);
			});
		});
	};
	request();
	document.addEventListener("visibilitychange", request);
	return () => {
		over = true;
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", request);
		void lock?.then((held) => held?.release());
	};
}
