import { redirect } from "react-router-dom";
import type { SignInMessage } from "./popup.ts";

/**
 * Passes the provider's response, which is in this page's address, to the window that asked for it.
 * Finishes the sign-in here where there is no such window.
 */
export async function returnSignIn(address: string): Promise<Response> {
	const opener: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
	if (opener) {
		const message: SignInMessage = { source: "oidc-client", url: address, keepOpen: false };
		opener.postMessage(message, location.origin);
		window.close();
		await new Promise(() => undefined); // the opener closes this window
	}
	// A response that this browser has not asked for fails; the profile shows who is signed in.
	await import("./account.ts")
		.then(({ finishSignIn }) => finishSignIn(address))
		.catch(() => undefined);
	return redirect("/user");
}
