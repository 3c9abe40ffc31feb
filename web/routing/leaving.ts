import type { NavigationType } from "react-router-dom";

/** A way to another page that was not gone yet. */
export interface Leaving {
	/** The path of the page that is shown. */
	from: string;
	/** The path of the next page. */
	to: string;
	action: `${NavigationType}`;
}

/** Returns whether the page stays for now; `leave` goes on later. */
type Ask = (leaving: Leaving, leave: () => void) => boolean;

let asked: Ask | null = null;

/** Returns whether the page stays for now, because it asks the player first. */
export const staysFor = (leaving: Leaving, leave: () => void): boolean =>
	asked?.(leaving, leave) ?? false;

/** Asks before the page is left, with one question at a time; null asks no more. */
export const askFirst = (ask: Ask | null): void => {
	asked = ask;
};
