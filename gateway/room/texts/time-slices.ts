import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";

/** Does a small piece of work; returns whether more can be done now. */
type Step = () => boolean;

const waiting = new Set<Step>();
let scheduled = false;

/**
 * Runs a step repeatedly while it returns true. The steps of all rooms alternate, and together use
 * at most half of the event loop's time.
 */
export function runInSlices(step: Step): void {
	waiting.add(step);
	if (scheduled) return;
	scheduled = true;
	setImmediate(runSlice);
}

/** Does work for each item in such slices. Resolves when all is done; rejects when one throws. */
export const eachInSlices = <T>(items: Iterable<T>, work: (item: T) => void): Promise<void> =>
	new Promise((resolve, reject) => {
		const left = items[Symbol.iterator]();
		runInSlices(() => {
			try {
				const next = left.next();
				if (next.done) resolve();
				else work(next.value);
				return !next.done;
			} catch (error) {
				reject(error);
				return false;
			}
		});
	});

/** Does one piece of work in such a slice; resolves or rejects with its outcome. */
export const inSlice = <T>(work: () => T): Promise<T> =>
	new Promise((resolve, reject) => {
		runInSlices(() => {
			try {
				resolve(work());
			} catch (error) {
				reject(error);
			}
			return false;
		});
	});

function runSlice(): void {
	const start = performance.now();
	let spent = 0;
	for (const step of waiting) {
		waiting.delete(step);
		try {
			if (step()) waiting.add(step); // at the end of the queue
		} catch (error) {
			// Outside of any call, so a throw would end the process and stop all other rooms' steps.
			log.error({ err: error }, "work in a time slice failed");
		}
		spent = performance.now() - start;
		if (spent >= WIRE_LIMITS.timeSlice) break;
	}
	scheduled = waiting.size > 0;
	if (scheduled) setTimeout(runSlice, spent);
}
