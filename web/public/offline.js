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
	const words = JSON.parse(document.getElementById("words").textContent);
	// The same choice as in gateway/pages/language.ts, by the cookie and what the browser asks for.
	const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("language="));
	const main = (tag) => tag.split("-")[0];
	const known = Object.keys(words);
	const language =
		[cookie?.slice("language=".length) ?? "", ...navigator.languages]
			.map(
				(tag) => known.find((own) => own === tag) ?? known.find((own) => main(own) === main(tag)),
			)
			.find((own) => own !== undefined) ?? "en";
	document.documentElement.lang = language;
	document.title = `${words[language].title} | Plotluck`;
	for (const element of document.querySelectorAll("[data-words]"))
		element.textContent = words[language][element.dataset.words];

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
