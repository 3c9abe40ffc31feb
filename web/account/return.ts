import type { SignInMessage } from "./popup.ts";

/** Milliseconds after which this window closes by itself, because its opener is gone. */
const LEFT_OPEN = 5000;

/**
 * Passes the provider's response, which is in this page's address, to the window that asked for it.
 * Finishes the sign-in here where there is no such window.
 */
export async function returnSignIn(address: string): Promise<void> {
	const opener: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
	if (opener) {
		const message: SignInMessage = { source: "oidc-client", url: address, keepOpen: false };
		opener.postMessage(message, location.origin);
		// The opener closes this window. It would ignore a message from a window that is already
		// closed.
		setTimeout(() => window.close(), LEFT_OPEN);
		await new Promise(() => undefined);
	}
	// A response that this browser has not asked for fails; the profile shows the account.
	await import("./account.ts")
		.then(({ finishSignIn }) => finishSignIn(address))
		.catch(() => undefined);
}
