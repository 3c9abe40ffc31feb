import { bringsSignIn, takePlace } from "./session.ts";

const PROFILE = "/user";

/**
 * Leads on from the addresses that the identity provider leads back to, before a page is shown: home
 * after a sign-in, and the profile after a sign-out.
 */
export async function comeBack(): Promise<void> {
	const { pathname, search, href } = location;
	if (pathname === "/" && bringsSignIn(search)) {
		await import("./return.ts").then(
			({ returnSignIn }) => returnSignIn(href),
			() => undefined, // the profile page shows that nobody is signed in
		);
		leadTo(PROFILE);
	}
	const place = location.pathname === PROFILE ? takePlace() : null;
	if (place !== null) leadTo(place);
}

const leadTo = (path: string): void => history.replaceState(history.state, "", path);
