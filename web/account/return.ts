import { redirect } from "react-router-dom";
import type { SignInMessage } from "./popup.ts";

/**
 * What the page does that the identity provider has opened with its answer: hand it to the window
 * that asked. Where that
 * has lost sight of this one, the sign-in is finished here.
 */
export async function returnSignIn(address: string): Promise<Response> {
	const asked: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
	if (asked) {
		const message: SignInMessage = { source: "oidc-client", url: address, keepOpen: false };
		asked.postMessage(message, location.origin);
		window.close();
		await new Promise(() => undefined); // whoever asked takes this window away
	}
	// An answer that nobody here has asked for is none; the profile shows who is signed in.
	await import("./account.ts")
		.then(({ finishSignIn }) => finishSignIn(address))
		.catch(() => undefined);
	return redirect("/user");
}
