import { api } from "./api.ts";
import { deviceStorage } from "./device/storage.ts";
import { store } from "./store.ts";

/** Milliseconds between two updates of the visit count. */
const COUNT_INTERVAL = 30_000;

/** The pages work without these values, so a failed call leaves them out. */
const unknown = () => undefined;

/**
 * Loads the site's configuration, counts this visit and keeps the count up to date
 * (docs/protocol.md "Site over REST").
 */
export function startSite(): void {
	const show = ({ count }: { count: number }) => {
		store.visits = count;
	};
	api.config().then((config) => {
		store.config = config;
	}, unknown);
	api.countVisit().then(show, unknown);
	setInterval(() => {
		if (document.visibilityState === "visible") api.visits().then(show, unknown);
	}, COUNT_INTERVAL);
}

/**
 * Returns whether maintenance blocks new games on this device. Developers and testers can start
 * games nevertheless.
 */
export const startIsBlocked = (maintenance: boolean): boolean =>
	maintenance && !import.meta.env.DEV && deviceStorage.getItem("testing") === null;
