/* Belongs to web/offline.html, which the service worker shows under the address of the page that did
   not load. It is a file because the security policy allows no inline script. */
(() => {
	const SECONDS_BETWEEN_TRIES = 5;
	const isBack = async () => {
		try {
			// A proxy without the server behind it answers too, but not with a success.
			return (await fetch("/healthz", { cache: "no-store" })).ok;
		} catch {
			return false;
		}
	};
	const goOn = async () => {
		if (document.visibilityState === "visible" && (await isBack())) location.reload();
	};
	try {
		// web/room/draft-keeper.ts keeps unsent texts under these keys.
		const kept = Object.keys(localStorage).some((key) => key.startsWith("draft"));
		document.getElementById("kept").hidden = !kept;
	} catch {} // a browser without storage
	document.getElementById("again").addEventListener("click", (event) => {
		event.preventDefault();
		location.reload();
	});
	addEventListener("online", goOn);
	setInterval(goOn, SECONDS_BETWEEN_TRIES * 1000);
})();
