import { call } from "../api.ts";

/**
 * Whether this browser can show messages: `home-screen` on an iPhone whose page is not installed,
 * `denied` where the person has forbidden them.
 */
export type Support = "ready" | "home-screen" | "denied" | "none";

/** Returns whether this browser can show messages. */
export function pushSupport(): Support {
	if (import.meta.env.DEV || !("serviceWorker" in navigator)) return "none";
	if ("PushManager" in window && "Notification" in window)
		return Notification.permission === "denied" ? "denied" : "ready";
	const installed = matchMedia("(display-mode: standalone)").matches;
	return isApplePhone() && !installed ? "home-screen" : "none";
}

/** iPads call themselves Macs, which have no touch. */
const isApplePhone = (): boolean =>
	["iPhone", "iPad", "iPod"].some((name) => navigator.userAgent.includes(name)) ||
	(navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

let asked: Promise<string | null> | null = null;

/** Resolves to the server's key for messages; null where it sends none, or does not answer. */
export function serverKey(): Promise<string | null> {
	asked ??= call("GET /push").then(
		({ key }) => key,
		() => {
			asked = null;
			return null;
		},
	);
	return asked;
}

/**
 * Asks the person for the permission, if they were not asked before, and resolves to where this
 * browser gets messages for the server's key; null when they say no. Rejects when the browser cannot.
 * A subscription with the address `refused` is ended, because the server has dropped it. Call it in a
 * press and with nothing before it, because Safari asks only then.
 */
export async function subscribe(key: string, refused?: string): Promise<PushSubscription | null> {
	if ((await Notification.requestPermission()) !== "granted") return null;
	// Without one, `ready` would never resolve.
	if (!(await navigator.serviceWorker.getRegistration()))
		throw new Error("the browser has not installed the service worker");
	const { pushManager } = await navigator.serviceWorker.ready;
	const known = await pushManager.getSubscription();
	if (known && isFor(known, key) && known.endpoint !== refused) return known;
	// The server has another key after its database was lost.
	await known?.unsubscribe();
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function isFor({ options }: PushSubscription, key: string): boolean {
	const own = options.applicationServerKey;
	if (!own) return false;
	const text = btoa(String.fromCharCode(...new Uint8Array(own)));
	return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
