import { useEffect, useReducer, useRef, useState } from "react";
import { askServerTime, hasEnded, isReached, serverNow } from "./clock.ts";

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
		if (time === null) return;
		// Also back again, when the clock was wrong.
		const timer = setInterval(() => isReached(time) !== reached && renderAgain(), TICK);
		return () => clearInterval(timer);
	}, [time, reached]);
	return reached;
}

/**
 * Returns whether the server has said that a time (epoch ms) has passed, always false for null.
 * Calls `ask` when the page's clock passes it, which has to make the server send a message.
 */
export function useEnded(time: number | null, ask: () => void = askServerTime): boolean {
	const [, renderAgain] = useReducer((n: number) => n + 1, 0);
	const latest = useRef(ask);
	latest.current = ask;
	useEffect(() => {
		if (time === null) return;
		return watchEnd(time, () => latest.current(), renderAgain);
	}, [time]);
	return time !== null && hasEnded(time);
}

/**
 * Calls `ask` when the page's clock passes a time (epoch ms) before the server has said so, and
 * `changed` when that changes, until the returned function is called.
 */
export function watchEnd(time: number, ask: () => void, changed: () => void): () => void {
	let reached = false;
	let ended = hasEnded(time);
	const look = () => {
		const before = { reached, ended };
		reached = isReached(time);
		ended = hasEnded(time);
		if (reached && !before.reached && !ended) ask();
		if (ended !== before.ended) changed();
	};
	look();
	const timer = setInterval(look, TICK / 2);
	return () => clearInterval(timer);
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
