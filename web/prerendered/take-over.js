/* ES5 as first-paint.js. The build puts it behind the markup of a page. It removes the markup where
   this device shows another page, fills in what the device knows, notes what is pressed before the
   app can answer (early.ts), and starts the app behind the first frame. */
(function () {
	var app = document.getElementById("app");
	var wide = document.getElementById("wide");
	var late = document.getElementById("late");
	var delivered = document.getElementById("delivered");
	var room = /^\/game\/(\w+)/.exec(location.pathname);
	var kinds = ["click", "submit", "change"];
	var composing = ["compositionstart", "compositionend"];
	var early = { presses: [], composes: false, stop: stop };
	var started = false;

	function kept(key, storage) {
		try {
			return window[storage || "localStorage"].getItem(key);
		} catch (_) {
			return null;
		}
	}

	/* The device keeps seats under "seat:" and the code; earlier pages kept one under "roomCode"
	   (web/room/seats/seat.ts). */
	function showsAnother() {
		var known = app.getAttribute("data-prerendered") === "known";
		if (kept("sides") !== null || (known && !isKnown())) return true;
		/* What was entered in another language. */
		if (kept("personDraft", "sessionStorage") !== null) return true;
		if (!room) return false;
		if (kept("streamerMode") === "true" || kept("roomCode") !== null) return true;
		return kept("seat:" + room[1]) !== null;
	}

	function isKnown() {
		return kept("playerName") && kept("playerMature") !== null;
	}

	/* Whether home shows another first line than the document's: this device has written today (its
	   key in web/screens/first-line/days.ts), or the document is of an earlier day. */
	function hasOtherLine() {
		var today = new Date().toISOString().slice(0, 10);
		var line = delivered && JSON.parse(delivered.textContent).line;
		return (line && line.date !== today) || (kept("firstLines") || "").indexOf(today) >= 0;
	}

	function openWide() {
		app.textContent = "";
		app.appendChild(wide.content);
	}

	function fillIn(name, mature) {
		var field = app.querySelector("[autocomplete=nickname]");
		var ages = app.querySelectorAll("[type=radio]");
		document.documentElement.setAttribute("data-known", "");
		if (!field || ages.length !== 2) return;
		field.value = name;
		ages[mature === "true" ? 1 : 0].checked = true;
	}

	function note(event) {
		var chosen = event.type === "change" && event.target.closest("select");
		var clicked = event.type === "click" && event.target.closest("button[type=button]");
		var pressed = chosen || clicked || event.submitter;
		if (!pressed) return;
		event.preventDefault();
		/* While React takes the page over, it drops what it cannot answer yet. */
		event.stopImmediatePropagation();
		early.presses.push([pressed, again(event.type, pressed, pressed.value)]);
		pressed.setAttribute("data-heard", "");
	}

	/* Returns what presses a control once the app answers; React may have made it anew. */
	function again(type, pressed, value) {
		return function (now) {
			pressed.removeAttribute("data-heard");
			if (!now) return;
			if (type === "submit") {
				if (now.form) now.form.requestSubmit(now);
				return;
			}
			now.value = value;
			now.dispatchEvent(new Event(type, { bubbles: true }));
		};
	}

	/* A late part of the page (web/pages/home/made-part.tsx) answers after the page. */
	function noteInPart(event) {
		var part = event.target.closest("[data-made]");
		var pressed = part && event.target.closest("button");
		if (!pressed) return;
		part.setAttribute("data-pressed", [].indexOf.call(part.querySelectorAll("button"), pressed));
		pressed.setAttribute("data-heard", "");
	}

	/* The boxes of home's field for a code (web/pages/home/code-box.tsx) show what is in it. */
	function showTyped(event) {
		var boxes = event.target.parentNode.querySelectorAll("[data-typed]");
		var hidden = kept("streamerMode") === "true";
		[].forEach.call(boxes, function (box, i) {
			var letter = event.target.value.charAt(i);
			box.setAttribute("data-typed", hidden && letter ? "*" : letter);
		});
	}

	function noteComposing(event) {
		early.composes = event.type === "compositionstart";
	}

	function stop() {
		kinds.forEach(function (kind) {
			app.removeEventListener(kind, note, true);
		});
		composing.forEach(function (kind) {
			app.removeEventListener(kind, noteComposing, true);
		});
		app.removeEventListener("input", showTyped);
		[].forEach.call(app.querySelectorAll("[data-typed]"), function (box) {
			box.setAttribute("data-typed", "");
		});
	}

	function start() {
		var script = document.createElement("script");
		if (started) return;
		started = true;
		document.head.appendChild(late.content);
		script.type = "module";
		script.crossOrigin = "";
		script.src = "{{entry}}";
		document.head.appendChild(script);
	}

	/* Paints what this tab showed of the room last (web/room/still.ts) over the app, out of reach, once
	   its styles are there. */
	function paintStill() {
		var still = JSON.parse(kept("still", "sessionStorage"));
		var cover = document.createElement("div");
		var picture = document.createElement("div");
		var label = document.createElement("p");
		var waiting = 1;
		function ready() {
			waiting--;
			if (waiting === 0 && !app.hasChildNodes()) document.body.appendChild(cover);
		}
		if (!still || !room || still.code !== room[1]) return;
		sessionStorage.removeItem("still");
		cover.id = "still";
		cover.setAttribute("aria-hidden", "true");
		picture.setAttribute("inert", "");
		picture.innerHTML = still.markup;
		label.textContent = still.label;
		cover.appendChild(picture);
		cover.appendChild(label);
		still.sheets.forEach(function (href) {
			var link = document.createElement("link");
			if (document.querySelector('link[href="' + href + '"]')) return;
			waiting++;
			link.rel = "stylesheet";
			link.onload = ready;
			link.href = href;
			document.head.appendChild(link);
		});
		ready();
	}

	if (showsAnother()) {
		app.removeAttribute("data-prerendered");
		app.textContent = "";
		/* It has the room's code, which streamers hide. */
		if (delivered) delivered.remove();
		start();
		paintStill();
		return;
	}
	if (wide && matchMedia("(min-width: 1024px) and (min-height: 600px)").matches) openWide();
	if (hasOtherLine()) document.documentElement.setAttribute("data-other-line", "");
	if (isKnown()) fillIn(kept("playerName"), kept("playerMature"));
	window.early = early;
	kinds.forEach(function (kind) {
		app.addEventListener(kind, note, true);
	});
	composing.forEach(function (kind) {
		app.addEventListener(kind, noteComposing, true);
	});
	app.addEventListener("click", noteInPart);
	app.addEventListener("input", showTyped);
	/* Hidden tabs have no frames. */
	if (document.hidden) start();
	requestAnimationFrame(function () {
		setTimeout(start);
	});
})();
