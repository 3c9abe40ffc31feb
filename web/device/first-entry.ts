/**
 * Numbers the first history entry of a visit as the router numbers later ones, but counted from the
 * first entry of the tab, so that a page can tell whether it can go back. Puts the home page before
 * a room that was opened by a link or a QR code, so that back does not leave the site.
 */
export function numberFirstEntry(): void {
	const { state, length } = history;
	// An entry with a number is not the first page of a visit.
	if (state?.idx !== undefined) return;
	const idx = length - 1;
	const room = location.pathname + location.search;
	if (location.pathname.startsWith("/game/")) {
		history.replaceState({ idx }, "", "/");
		history.pushState({ idx: idx + 1 }, "", room);
	} else history.replaceState({ ...state, idx }, "");
}
