import { useEffect, useState } from "react";
import { sparks } from "../../room/sparks.ts";

/** Milliseconds for which the words under a face name the poked player. */
const NAMED = 4000;

/** Returns the player whom each player has poked a moment ago. */
export function usePokers(): ReadonlyMap<number, number> {
	const [pokers, setPokers] = useState<ReadonlyMap<number, number>>(new Map());
	useEffect(() => {
		const timers = new Set<ReturnType<typeof setTimeout>>();
		const stop = sparks.listen(({ from, to }) => {
			if (to === undefined) return;
			setPokers((now) => new Map(now).set(from, to));
			const timer = setTimeout(() => {
				timers.delete(timer);
				setPokers((now) => new Map([...now].filter(([poker]) => poker !== from)));
			}, NAMED);
			timers.add(timer);
		}, "poke");
		return () => {
			stop();
			for (const timer of timers) clearTimeout(timer);
		};
	}, []);
	return pokers;
}
