/**
 * Numbers the first entry of a visit as the router numbers its own, but from the first entry of the
 * tab, so that a page knows whether there is one to go back to. Puts the home page before a room that
 * a link or a QR code has opened, so that back does not leave the site.
 */
export function numberFirstEntry(): void {
	const { state, length } = history;
	// With a number this is no first page of a visit.
	if (state?.idx !== undefined) return;
	const idx = length - 1;
	const room = location.pathname + location.search;
	if (location.pathname.startsWith("/game/")) {
		history.replaceState({ idx }, "", "/");
		history.pushState({ idx: idx + 1 }, "", room);
	} else history.replaceState({ ...state, idx }, "");
}
