import { useEffect, useReducer, useState } from "react";
import { isReached, serverNow } from "./clock.ts";

/** Timers are checked this often, in milliseconds. */
const TICK = 200;

/**
 * Returns whether the server's clock has passed a time (epoch ms), always false for null. The
 * component renders again only when that changes.
 */
export function useReached(time: number | null): boolean {
	const [, renderAgain] = useReducer((n: number) => n + 1, 0);
	const reached = time !== null && isReached(time);
	useEffect(() => {
		if (time === null || reached) return;
		const timer = setInterval(() => isReached(time) && renderAgain(), TICK);
		return () => clearInterval(timer);
	}, [time, reached]);
	return reached;
}

/**
 * Returns the milliseconds until a time of the server's clock (epoch ms), and renders again while
 * they run down.
 */
export function useTimeLeft(time: number): number {
	const [left, setLeft] = useState(() => time - serverNow());
	useEffect(() => {
		const timer = setInterval(() => setLeft(time - serverNow()), TICK / 2);
		return () => clearInterval(timer);
	}, [time]);
	return left;
}
