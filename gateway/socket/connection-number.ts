import { engineNow } from "../engine/engine-time.ts";

let last = 0;

/**
 * Returns a number above all earlier ones of this process, and above those that other processes
 * returned a millisecond earlier by the engine's clock. The last three digits are random, so that
 * two processes do not return the same number.
 */
export function nextConnectionNumber(): number {
	last = Math.max(last + 1, engineNow() * 1000 + Math.floor(Math.random() * 1000));
	return last;
}
