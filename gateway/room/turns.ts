import { WIRE_LIMITS } from "../limits.ts";

/** Does a little of its work and returns whether there is more to do at once. */
type Step = () => boolean;

const waiting = new Set<Step>();
let scheduled = false;

/**
 * Runs long work in short steps, the work of all rooms in turn. It takes half of the event loop's
 * time at most.
 */
export function inTurns(step: Step): void {
	waiting.add(step);
	if (scheduled) return;
	scheduled = true;
	setImmediate(takeTurn);
}

function takeTurn(): void {
	const start = performance.now();
	let spent = 0;
	for (const step of waiting) {
		waiting.delete(step);
		if (step()) waiting.add(step); // behind the others
		spent = performance.now() - start;
		if (spent >= WIRE_LIMITS.turn) break;
	}
	scheduled = waiting.size > 0;
	if (scheduled) setTimeout(takeTurn, spent);
}
