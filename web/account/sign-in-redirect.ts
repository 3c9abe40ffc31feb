import { bringsSignIn, takePlace } from "./session.ts";

const PROFILE = "/user";

/**
 * Redirects from the addresses to which the identity provider returns, before a page is shown: to
 * home after a sign-in, and to the profile after a sign-out.
 */
export async function followSignInRedirect(): Promise<void> {
	const { pathname, search, href } = location;
	if (pathname === "/" && bringsSignIn(search)) {
		await import("./return.ts").then(
			({ returnSignIn }) => returnSignIn(href),
			() => undefined, // the profile page shows that the player is signed out
		);
		leadTo(PROFILE);
	}
	const place = location.pathname === PROFILE ? takePlace() : null;
	if (place !== null) leadTo(place);
}

const leadTo = (path: string): void => history.replaceState(history.state, "", path);
