import { call } from "./api.ts";
import { isTesting } from "./device/admin-key.ts";
import { noteSurroundings } from "./device/page-surroundings.ts";
import { deviceStorage, type KeyValueStorage } from "./device/storage.ts";
import { store } from "./store.ts";

/** Milliseconds between two updates of the visit count. */
const COUNT_INTERVAL = 30_000;

/** Milliseconds without an open page after which the next one is a new visit. */
const VISIT_PAUSE = 30 * 60_000;
/** The storage key of the time (epoch ms) at which a page was last open on this device. */
const LAST_SEEN = "visitedAt";

/** Returns whether a page that opens now begins a visit (docs/game.md "Pages"). */
export const isNewVisit = (storage: KeyValueStorage = deviceStorage, now = Date.now()): boolean =>
	!(Math.abs(now - Number(storage.getItem(LAST_SEEN) ?? Number.NaN)) < VISIT_PAUSE);

const noteVisit = (): void => deviceStorage.setItem(LAST_SEEN, String(Date.now()));

/** The pages work without these values, so a failed call leaves them out. */
const unknown = () => undefined;

/**
 * Loads the site's configuration and flags, counts this visit and keeps the count up to date
 * (docs/protocol.md "Site over REST").
 */
export function loadSiteConfig(): void {
	const show = ({ count }: { count: number }) => {
		store.visits = count;
		noteVisit();
	};
	call("GET /config").then((config) => {
		store.config = config;
	}, unknown);
	call("GET /flags").then((flags) => {
		store.flags = flags;
		noteSurroundings(flags);
		// The transition in web/styles/motion.css depends on it.
		document.documentElement.dataset.transition = flags.fast_transition ? "fast" : "slow";
	}, unknown);
	call(isNewVisit() ? "POST /counts" : "GET /counts").then(show, unknown);
	setInterval(() => {
		if (document.visibilityState === "visible") call("GET /counts").then(show, unknown);
	}, COUNT_INTERVAL);
}

/**
 * Returns whether maintenance blocks new games on this device. Developers and testers can start
 * games nevertheless.
 */
export const startIsBlocked = (maintenance: boolean): boolean =>
	maintenance && !import.meta.env.DEV && !isTesting();
