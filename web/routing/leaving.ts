import type { NavigationType } from "react-router-dom";

/** A navigation to another page that was held back. */
export interface Leaving {
	/** The path of the page that is shown. */
	from: string;
	/** The path of the next page. */
	to: string;
	action: `${NavigationType}`;
}

/** Returns whether the page stays for now; `leave` continues the navigation. */
type Ask = (leaving: Leaving, leave: () => void) => boolean;

let asked: Ask | null = null;

/** Returns whether the page stays for now, because it asks the player first. */
export const staysFor = (leaving: Leaving, leave: () => void): boolean =>
	asked?.(leaving, leave) ?? false;

/** Asks before the page is left, with one question at a time; null removes the question. */
export const askFirst = (ask: Ask | null): void => {
	asked = ask;
};
