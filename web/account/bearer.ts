import { type AnyCall, type AnyOptions, type Caller, call } from "../api.ts";
import { store } from "../store.ts";
import { mayHaveExtras } from "./extras.ts";
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
export const callSigned = (async (name: string, options?: AnyOptions) =>
	(call as AnyCall)(name, { ...options, token: await bearer() })) as Caller;

const sync = ({ syncPerks }: typeof import("./perks.ts")) => syncPerks();
const ignore = () => undefined;

/** Restores the session in the background, on devices that may have one. */
export function wakeSession(): void {
	if (!hasSession()) {
		// Most guests have no extras, so the code for them loads only when needed.
		if (store.profile && mayHaveExtras(store.profile)) void import("./perks.ts").then(sync, ignore);
		return;
	}
	store.login.loading = true;
	import("./account.ts")
		.then(({ resumeSession }) => resumeSession())
		.catch(() => {
			store.login.loading = false;
		});
}
