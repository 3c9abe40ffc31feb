import { api } from "./api.ts";
import { deviceStorage } from "./device/storage.ts";
import { store } from "./store.ts";

/** site.md section 9. */
const COUNT_INTERVAL = 30_000;

/** Site news are an extra: without them the pages work, so a failed call only leaves them out. */
const unknown = () => undefined;

/**
 * Loads the site's configuration, counts this visit and keeps the count fresh (site.md section 4
 * "Startup").
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
 * Whether maintenance keeps new games from starting; developers and testers may start all the same
 * (site.md section 2 "Home").
 */
export const startIsBlocked = (maintenance: boolean): boolean =>
	maintenance && !import.meta.env.DEV && deviceStorage.getItem("testing") === null;
