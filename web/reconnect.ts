/** gameplay.md section 9. */
export const MAX_ATTEMPTS = 10;
const LONGEST = 30_000;

/** Milliseconds before the next attempt when `failed` have failed in a row; null when it is time to give up. */
export const reconnectDelay = (failed: number): number | null => (failed >= MAX_ATTEMPTS ? null : Math.min(1000 * 2 ** failed, LONGEST));

export type Next = { do: "stay" } | { do: "dial"; after: number } | { do: "give-up" };

/** What follows a close (protocol.md "The room connection"): 1000 is an end, 1012 a restart, everything else a lost network. */
export function afterClose(code: number, failed: number): Next {
	if (code === 1000) return { do: "stay" };
	if (code === 1012 && failed === 0) return { do: "dial", after: 0 };
	const after = reconnectDelay(failed);
	return after === null ? { do: "give-up" } : { do: "dial", after };
}
