import { WIRE_LIMITS } from "./limits.ts";

/** Does a little of its work and returns whether there is more to do at once. */
type Step = () => boolean;

const waiting = new Set<Step>();
let scheduled = false;

/** Runs long work in short steps, the work of all rooms in turn, with a turn of the event loop for everybody else in between. */
export function inTurns(step: Step): void {
	waiting.add(step);
	if (scheduled) return;
	scheduled = true;
	setImmediate(takeTurn);
}

function takeTurn(): void {
	const end = performance.now() + WIRE_LIMITS.turn;
	do {
		const [step] = waiting;
		if (!step) break;
		waiting.delete(step);
		if (step()) waiting.add(step);
	} while (performance.now() < end);
	scheduled = waiting.size > 0;
	if (scheduled) setImmediate(takeTurn);
}
