import { useEffect, useReducer, useState } from "react";
import { serverNow } from "./clock.ts";

/** gameplay.md section 4: timers are checked this often, in milliseconds. */
const TICK = 200;

/**
 * Whether the server's clock has passed a time (epoch ms); never for null. Renders again only when
 * that changes.
 */
export function useReached(time: number | null): boolean {
	const [, renderAgain] = useReducer((n: number) => n + 1, 0);
	const reached = time !== null && serverNow() >= time;
	useEffect(() => {
		if (time === null || reached) return;
		const timer = setInterval(() => serverNow() >= time && renderAgain(), TICK);
		return () => clearInterval(timer);
	}, [time, reached]);
	return reached;
}

/**
 * Milliseconds until a time of the server's clock (epoch ms), counted down while the component
 * stands.
 */
export function useTimeLeft(time: number): number {
	const [left, setLeft] = useState(() => time - serverNow());
	useEffect(() => {
		const timer = setInterval(() => setLeft(time - serverNow()), TICK / 2);
		return () => clearInterval(timer);
	}, [time]);
	return left;
}
