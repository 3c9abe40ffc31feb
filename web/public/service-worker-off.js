/* Stands in for the service worker where SERVICE_WORKER=false: it removes the one that a browser has,
   and what it kept. See docs/site.md "Installing". */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
	const remove = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await registration.unregister();
	};
	event.waitUntil(remove());
});
