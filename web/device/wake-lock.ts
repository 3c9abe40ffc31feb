import { useEffect } from "react";

/**
 * Keeps the screen of this device on while `awake`, because readers and writers touch nothing for
 * minutes. Does nothing where browsers cannot, as on plain http.
 */
export function useWakeLock(awake: boolean): void {
	useEffect(() => {
		const { wakeLock } = navigator as { wakeLock?: WakeLock };
		if (!awake || !wakeLock) return;
		let over = false;
		let lock: WakeLockSentinel | null = null;
		// Browsers release the lock of a hidden page.
		const request = async () => {
			if (document.visibilityState !== "visible") return;
			// A device that saves power refuses.
			lock = await wakeLock.request("screen").catch(() => null);
			if (over) await lock?.release();
		};
		void request();
		document.addEventListener("visibilitychange", request);
		return () => {
			over = true;
			document.removeEventListener("visibilitychange", request);
			void lock?.release();
		};
	}, [awake]);
}
