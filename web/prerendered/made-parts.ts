/** Milliseconds. A page answers without a part whose code takes longer. */
const PATIENCE = 500;

const loads: Promise<unknown>[] = [];

/** Notes that the markup of the document has a part whose code loads. */
export const noteMadePart = (load: Promise<unknown>): void => void loads.push(load);

/**
 * Resolves once the parts of the document's markup can be taken over with their page, or after a
 * while. What React makes anew instead counts as the page's largest paint, seconds later.
 */
export const madeParts = (): Promise<unknown> =>
	loads.length === 0
		? Promise.resolve()
		: Promise.race([
				Promise.allSettled(loads),
				new Promise((resolve) => setTimeout(resolve, PATIENCE)),
			]);
