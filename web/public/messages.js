/* The part of the service worker that shows the server's messages (docs/site.md "Messages to
   devices"). The page closes those of the room that it shows (web/messages/shown.ts). */

const addressOf = (code) => `/game/${code}`;

/** Returns the open pages of a room. */
async function pagesOf(code) {
	const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
	return pages.filter(({ url }) => new URL(url).pathname === addressOf(code));
}

/** Safari withdraws the permission of a site that gets messages and shows none. */
const mustShow =
	navigator.userAgent.includes("AppleWebKit") && !navigator.userAgent.includes("Chrom");

async function show({ title, text, language, room_code, game_id, turn }) {
	const pages = await pagesOf(room_code);
	if (!mustShow && pages.some(({ focused }) => focused)) return;
	await registration.showNotification(title, {
		body: text,
		lang: language,
		// A later message about a game takes the place of the one before.
		tag: `game-${game_id}`,
		renotify: true,
		icon: "/icon-192.png",
		data: { room_code, turn },
	});
	await countTurns();
}

/** Shows on the app's icon how many rooms wait for the person. */
async function countTurns() {
	if (!navigator.setAppBadge) return;
	const shown = await registration.getNotifications();
	await navigator.setAppBadge(shown.filter(({ data }) => data?.turn).length);
}

async function open({ room_code }) {
	const [page] = await pagesOf(room_code);
	await (page ? page.focus() : clients.openWindow(addressOf(room_code)));
}

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(Promise.all([open(event.notification.data), countTurns()]));
});

addEventListener("notificationclose", (event) => event.waitUntil(countTurns()));

/** Subscribes again, and gives the server the new address in place of the old one. */
async function renew({ oldSubscription: old, newSubscription }) {
	const key = await fetch("/api/v3/push").then((response) => response.json());
	if (!key.key) return;
	const asked = { userVisibleOnly: true, applicationServerKey: key.key };
	const renewed = newSubscription ?? (await registration.pushManager.subscribe(asked));
	// Without the old one the next visit tells the server.
	if (!old) return;
	const { endpoint, keys } = renewed.toJSON();
	const from = { endpoint: old.endpoint, auth: old.toJSON().keys.auth };
	await fetch("/api/v3/push", {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ from, to: { endpoint, keys } }),
	});
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
