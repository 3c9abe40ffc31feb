import { useLayoutEffect, useRef, useState } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";

/** Milliseconds for which a newcomer is marked. */
const NEW_FOR = 8000;
/** Milliseconds in which a sticker peels off. */
const PEEL = 200;

interface Arrivals {
	/** The players who have joined a short time ago, since this screen was opened. */
	arrived: ReadonlySet<number>;
	/** The players who have left a moment ago. */
	leaving: readonly PublicPlayer[];
}

/** Follows which players join the table and leave it. */
export function useArrivals(players: readonly PublicPlayer[]): Arrivals {
	const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
	const [leaving, setLeaving] = useState<readonly PublicPlayer[]>([]);
	const before = useRef(players);
	const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
	const ids = players.map(({ id }) => id).join();

	// biome-ignore lint/correctness/useExhaustiveDependencies: only the ids matter, not the looks
	useLayoutEffect(() => {
		const old = before.current;
		before.current = players;
		const isIn = (list: readonly PublicPlayer[], id: number) => list.some((one) => one.id === id);
		const came = players.filter(({ id }) => !isIn(old, id)).map(({ id }) => id);
		const gone = old.filter(({ id }) => !isIn(players, id));
		const later = (run: () => void, wait: number) => {
			const timer = setTimeout(() => {
				timers.current.delete(timer);
				run();
			}, wait);
			timers.current.add(timer);
		};
		if (came.length > 0) {
			setArrived((now) => new Set([...now, ...came]));
			const forget = (now: ReadonlySet<number>) =>
				new Set([...now].filter((id) => !came.includes(id)));
			later(() => setArrived(forget), NEW_FOR);
		}
		if (gone.length > 0) {
			setLeaving((now) => [...now, ...gone]);
			later(() => setLeaving((now) => now.filter(({ id }) => !isIn(gone, id))), PEEL);
		}
	}, [ids]);

	useLayoutEffect(() => {
		const running = timers.current;
		return () => {
			for (const timer of running) clearTimeout(timer);
		};
	}, []);
	return { arrived, leaving };
}
