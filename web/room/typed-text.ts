/**
 * A composition that rests for so many milliseconds counts as finished: many keyboards of phones
 * compose each word until the next space, and the last one has been saved long ago. It is longer
 * than the time for which the end of a part waits for a composition, so that one that was still
 * changing at the end never counts.
 */
const RESTED = 6000;

/** Returns what is typed in a field, which knows what a keyboard still composes. `now` is in ms. */
export function createTypedText(start: string, now: () => number = () => performance.now()) {
	let text = start;
	/** The text before the open composition; null when none is open. */
	let before: string | null = null;
	let changedAt = Number.NEGATIVE_INFINITY;
	return {
		/** The text with what is still composed. */
		get text() {
			return text;
		},
		get composing() {
			return before !== null;
		},
		change(next: string): void {
			if (next !== text) changedAt = now();
			text = next;
		},
		startComposing(): void {
			before = text;
			changedAt = now();
		},
		endComposing(): void {
			before = null;
		},
		/** Returns the text without what is still composed. */
		finished: (): string => (before !== null && now() - changedAt < RESTED ? before : text),
	};
}
