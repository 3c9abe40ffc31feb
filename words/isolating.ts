/** Letters of living scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{1E900}-\u{1E95F}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const isolated = (text: string): string =>
	RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** Isolates a text, or each one of a list. */
const isolatedValue = (value: unknown): unknown => {
	if (typeof value === "string") return isolated(value);
	return Array.isArray(value) ? value.map(isolatedValue) : value;
};

/**
 * Returns the same words, whose functions isolate each name and title from right to left that is
 * put into a sentence. Otherwise it would change the order of the words and numbers around it.
 */
export function isolating<const W>(words: W): W;
export function isolating(words: unknown): unknown {
	if (typeof words === "function")
		return (...values: unknown[]) => words(...values.map(isolatedValue));
	if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
	return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, isolating(value)]));
}
