import { store } from "../../store.ts";
import { isCalm } from "../calm.ts";

/** Milliseconds that a hand or a table notices. */
const LENGTH = 200;

/**
 * Lets a phone vibrate once, unless it is muted or calm. Browsers that can allow it on a visible
 * page that has been touched; before that they would log an error.
 */
export function vibrate(): void {
	// Safari and Firefox have none.
	if (!("vibrate" in navigator) || store.muted || isCalm()) return;
	if (navigator.userActivation.hasBeenActive) navigator.vibrate(LENGTH);
}
