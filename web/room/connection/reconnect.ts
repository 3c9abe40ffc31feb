/** After this many failed attempts in a row the client gives up. */
export const MAX_ATTEMPTS = 10;
/** The longest wait before an attempt, in milliseconds. */
const LONGEST = 30_000;
/**
 * The shortest wait after close code 1013, in milliseconds. The server had more to send than its
 * clients read, so an immediate attempt would make that worse.
 */
const OVERLOADED = 5000;

/**
 * Returns the milliseconds to wait after `failed` failed attempts in a row; null when the client
 * gives up.
 */
export const reconnectDelay = (failed: number): number | null =>
	failed >= MAX_ATTEMPTS ? null : Math.min(1000 * 2 ** failed, LONGEST);

/** What the client does after a close; `after` in milliseconds. */
export type Next = { do: "stay" } | { do: "connect"; after: number } | { do: "give-up" };

/**
 * Returns what to do after a close (docs/protocol.md "Close codes"). 1000 is an end, 1012 a
 * restart, 1013 an overload, and every other code a lost network.
 */
export function afterClose(code: number, failed: number): Next {
	if (code === 1000) return { do: "stay" };
	if (code === 1012 && failed === 0) return { do: "connect", after: 0 };
	const after = reconnectDelay(failed);
	if (after === null) return { do: "give-up" };
	return { do: "connect", after: code === 1013 ? Math.max(after, OVERLOADED) : after };
}
