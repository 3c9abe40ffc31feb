import { isPersistent } from "./storage.ts";

/** Milliseconds between two checks for a newer version, because pages stay open for days. */
const LOOK_INTERVAL = 60 * 60_000;

/** Milliseconds after which a page no longer waits for a newer version to take over. */
const TAKE_OVER = 5000;

let registration: ServiceWorkerRegistration | null = null;

/**
 * Installs the service worker once the page has loaded, and checks for newer ones (docs/site.md
 * "Installing"). Does nothing where browsers allow none, as on a home network without TLS.
 */
export function keepInstalled(): void {
	const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
	if (!serviceWorker) return;
	// The development server has the address of `npm start`, whose service worker would stay.
	if (import.meta.env.DEV) {
		remove(serviceWorker).catch(ignore);
		return;
	}
	const install = () =>
		serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).then((installed) => {
			registration = installed;
			setInterval(() => installed.update().catch(ignore), LOOK_INTERVAL);
		}, ignore);
	if (document.readyState === "complete") void install();
	else addEventListener("load", install, { once: true });
}

/** The game works without a service worker, so its failures are not reported. */
const ignore = () => undefined;

async function remove(serviceWorker: ServiceWorkerContainer): Promise<void> {
	for (const installed of await serviceWorker.getRegistrations()) await installed.unregister();
}

const isInGame = ({ pathname }: { pathname: string }) => pathname.startsWith("/game/");

/**
 * Lets a waiting newer version take over between two pages. Returns null on the way into or out of
 * a game, and where a new document would forget the profile. Otherwise the promise resolves to
 * whether the document can be loaded: a load that crosses the change can hang in Chromium, so a page
 * that has waited too long shows the next one itself.
 */
export function takesOver(
	to: { pathname: string },
	from: { pathname: string },
): Promise<boolean> | null {
	const waiting = registration?.waiting;
	if (!waiting || isInGame(to) || isInGame(from) || !isPersistent()) return null;
	return new Promise((resolve) => {
		waiting.addEventListener("statechange", () => {
			if (waiting.state === "activated" || waiting.state === "redundant") resolve(true);
		});
		setTimeout(() => resolve(false), TAKE_OVER);
		waiting.postMessage({ type: "SKIP_WAITING" });
	});
}

/**
 * Resolves to whether loading the document again may help after a page did not load: the server
 * answers, so the page belongs to an old version, and the document would not forget the profile.
 */
export const serverAnswers = async (address: string): Promise<boolean> =>
	isPersistent() &&
	fetch(address, { method: "HEAD" }).then(
		({ ok }) => ok,
		() => false,
	);
