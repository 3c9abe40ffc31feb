/**
 * Puts the home page into the history before a room that a link or a QR code has opened, so that
 * back does not leave the site.
 */
export function putHomeBehind(): void {
	const room = location.pathname + location.search;
	// The router numbers its entries. Without a number this is the first page of the visit.
	if (!location.pathname.startsWith("/game/") || history.state?.idx !== undefined) return;
	history.replaceState({ usr: null, key: "home", idx: 0 }, "", "/");
	history.pushState({ usr: null, key: "room", idx: 1 }, "", room);
}
