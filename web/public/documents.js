/* The part of the service worker that answers with documents (docs/site.md "Installing"). */

const DOCUMENTS = "documents";

/** Whether people open the page again and again. With a query it may show something else. */
function isOften(address) {
	const { pathname: path, search } = new URL(address);
	if (search !== "") return false;
	return ["/", "/play/join", "/play/create"].includes(path) || path.startsWith("/game/");
}

/** Documents that are kept; an invitation of last month is of no use. */
const MOST = 6;

/** Begins without documents of another version, but with those of the open pages. */
addEventListener("activate", (event) => {
	const begun = Promise.all([registration.navigationPreload?.enable(), caches.delete(DOCUMENTS)]);
	event.waitUntil(begun);
	// No visit waits for it, as all do until the event is over.
	begun.then(keepOpen);
});

addEventListener("fetch", (event) => {
	const { method, destination } = event.request;
	if (method === "GET" && destination === "document") event.respondWith(answer(event));
});

async function keepOpen() {
	const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
	// Others may be good for one call only, as a step of signing in.
	const pages = open.filter(({ url }) => isOften(url));
	await Promise.allSettled(
		pages.map(async (page) => keep(page, await fetch(page.url, { cache: "no-cache" }))),
	);
}

/**
 * Answers with the document of the last visit, and keeps that of the server for the next one. People
 * who load a page again, and all others, get the server's, or the offline page.
 */
async function answer(event) {
	const { request } = event;
	let isLost = false;
	const fresh = Promise.resolve(event.preloadResponse).then((early) =>
		// Firefox answers with an error in place of a rejection.
		early && early.type !== "error" ? early : fetch(request),
	);
	event.waitUntil(
		fresh.then(
			// WebKit asks again for a redirect that was cloned, and a step of signing in is good for one call.
			(response) => (response.type === "basic" ? keep(request, response.clone()) : undefined),
			() => {
				isLost = true;
			},
		),
	);
	const isReload = request.cache !== "default";
	const kept = isReload ? null : await lastOf(request).catch(() => null);
	if (kept && !isLost) return kept;
	return fresh.catch(() => caches.match("/offline.html", { ignoreSearch: true }));
}

const lastOf = async ({ url }) => (await caches.open(DOCUMENTS)).match(url);

async function keep({ url }, response) {
	const html = await response.text();
	const language = html.split('<html lang="')[1]?.split('"')[0] ?? "";
	const cache = await caches.open(DOCUMENTS);
	// Shared stories have a language of their own. Everywhere else the player has chosen another one.
	if (!new URL(url).pathname.startsWith("/view/")) await forgetOther(cache, language);
	if (!isOften(url) || !response.ok || !html.includes(" data-prerendered=")) {
		await cache.delete(url);
		return;
	}
	const headers = new Headers(response.headers);
	headers.set("content-language", language);
	await cache.put(url, new Response(html.replace("<html", "<html data-kept"), { headers }));
	const kept = await cache.keys();
	for (const oldest of kept.slice(0, -MOST)) await cache.delete(oldest);
}

async function forgetOther(cache, language) {
	for (const kept of await cache.keys()) {
		const response = await cache.match(kept);
		if (response?.headers.get("content-language") !== language) await cache.delete(kept);
	}
}
