import { SignInError } from "./sign-in-error.ts";

/** Milliseconds that a request for tokens waits for another one. */
const LOCK_TIMEOUT = 5000;

/**
 * Requests tokens while no other tab of this browser does, because two tabs would spend the same
 * refresh token. Rejects with a `timeout` where another tab takes too long.
 */
export async function withTokenLock<T>(
	request: () => Promise<T>,
	{
		locks = navigator.locks,
		timeout = LOCK_TIMEOUT,
	}: { locks?: LockManager; timeout?: number } = {},
): Promise<T> {
	let granted = false;
	try {
		return await locks.request(
			"plotluck tokens",
			{ signal: AbortSignal.timeout(timeout) },
			async () => {
				granted = true;
				return await request();
			},
		);
	} catch (reason) {
		if (granted) throw reason;
		throw new SignInError("timeout");
	}
}
