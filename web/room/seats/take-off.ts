let start: { box: DOMRect; at: number } | null = null;

/** Milliseconds after which a sticker that has not landed is forgotten. */
const FORGOTTEN = 15_000;

/** Remembers the sticker's place when a player sits down, so that it flies from there. */
export function takeOff(sticker: Element | null): void {
	start = sticker && { box: sticker.getBoundingClientRect(), at: performance.now() };
}

/** Returns where the sticker was, once; null without one, or if that was long ago. */
export function takenOff(): DOMRect | null {
	const from = start;
	start = null;
	return from && performance.now() - from.at < FORGOTTEN ? from.box : null;
}
