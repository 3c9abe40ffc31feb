/* The part of the service worker that answers with documents (docs/site.md "Installing"). */

const DOCUMENTS = "documents";

/** The pages that people open again and again. With a query they may show something else. */
const isOften = (path) =>
	["/", "/play/join", "/play/create"].includes(path) || path.startsWith("/game/");

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
	const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
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
	const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
	event.waitUntil(
		fresh.then(
			(response) => keep(request, response.clone()),
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
	if (response.type !== "basic") return;
	const { pathname, search } = new URL(url);
	const html = await response.text();
	const language = html.split('<html lang="')[1]?.split('"')[0] ?? "";
	const cache = await caches.open(DOCUMENTS);
	// Shared stories have a language of their own. Everywhere else the player has chosen another one.
	if (!pathname.startsWith("/view/")) await forgetOther(cache, language);
	const isMade = response.ok && html.includes(" data-prerendered=");
	if (search !== "" || !isOften(pathname) || !isMade) {
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
