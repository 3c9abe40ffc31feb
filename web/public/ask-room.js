/* ES5 as first-paint.js. Asks for the room of a link, because the scripts that show it load longer.
   The device keeps its seats under "seat:" and the code (web/room/seats/seat.ts). */
(function () {
	var room = /^\/game\/([A-Z]{4})$/.exec(location.pathname);
	var response;
	if (!room) return;
	try {
		if (localStorage.getItem("seat:" + room[1]) !== null) return;
		response = fetch("/api/v3/rooms/" + room[1], { signal: AbortSignal.timeout(1e4) });
		response.then(null, String); /* The page reports a failure. */
		window.askedRoom = { code: room[1], response: response };
	} catch (_) {}
})();
