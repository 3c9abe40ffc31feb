import { useEffect, useState } from "react";
import { sparks } from "../../room/sparks.ts";

/** Milliseconds for which a sticker is shown. */
const FLIES = 900;
/** The stickers that fly at once. */
const MOST = 12;

/** A sticker on its way up from a face. */
interface ThrownSticker {
	key: number;
	from: number;
	emoji: number;
}

let thrownSoFar = 0;

/** Returns the stickers that people throw now, or none while they have no names. */
export function useThrownStickers(named: boolean): readonly ThrownSticker[] {
	const [thrown, setThrown] = useState<readonly ThrownSticker[]>([]);
	useEffect(() => {
		if (!named) return;
		const timers = new Set<ReturnType<typeof setTimeout>>();
		const stop = sparks.listen(({ from, emoji }) => {
			if (emoji === undefined) return;
			thrownSoFar += 1;
			const key = thrownSoFar;
			setThrown((now) => [...now, { key, from, emoji }].slice(-MOST));
			const timer = setTimeout(() => {
				timers.delete(timer);
				setThrown((now) => now.filter((one) => one.key !== key));
			}, FLIES);
			timers.add(timer);
		}, "react");
		return () => {
			stop();
			for (const timer of timers) clearTimeout(timer);
		};
	}, [named]);
	return thrown;
}
