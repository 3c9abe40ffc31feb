import { call, type Method } from "../api.ts";
import { hasSession } from "./session.ts";

/**
 * Returns the token of the account that is signed in; null for guests. It never rejects, because a
 * player whose account cannot be checked plays as a guest.
 */
export async function bearer(): Promise<string | null> {
	if (!hasSession()) return null;
	return import("./account.ts").then(({ accessToken }) => accessToken()).catch(() => null);
}

/** Sends a REST call with the account's token, or without one for guests. */
export const callSigned = async <T>(method: Method, path: string, body?: object): Promise<T> =>
	call<T>(method, path, body, await bearer());

/** Checks in the background who is signed in, on devices where somebody was. */
export function wakeSession(): void {
	if (hasSession()) import("./account.ts").then(({ resume }) => resume()).catch(() => undefined);
}
