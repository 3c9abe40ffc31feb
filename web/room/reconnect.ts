/** gameplay.md section 9. */
export const MAX_ATTEMPTS = 10;
const LONGEST = 30_000;
/**
 * The least wait after 1013: the server had more to send than its clients read, so coming back at
 * once would make it worse; ms.
 */
const OVERLOADED = 5000;

/**
 * Milliseconds before the next attempt when `failed` have failed in a row; null when it is time to
 * give up.
 */
export const reconnectDelay = (failed: number): number | null =>
	failed >= MAX_ATTEMPTS ? null : Math.min(1000 * 2 ** failed, LONGEST);

export type Next = { do: "stay" } | { do: "dial"; after: number } | { do: "give-up" };

/**
 * What follows a close (protocol.md "The room connection"): 1000 is an end, 1012 a restart, 1013 an
 * overload, everything else a lost network.
 */
export function afterClose(code: number, failed: number): Next {
	if (code === 1000) return { do: "stay" };
	if (code === 1012 && failed === 0) return { do: "dial", after: 0 };
	const after = reconnectDelay(failed);
	if (after === null) return { do: "give-up" };
	return { do: "dial", after: code === 1013 ? Math.max(after, OVERLOADED) : after };
}
