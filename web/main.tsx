import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { wakeSession } from "./account/bearer.ts";
import { bringsSignIn } from "./account/session.ts";
import { followSignInRedirect } from "./account/sign-in-redirect.ts";
import { createHistory, Site } from "./app.tsx";
import { takeHandedKey } from "./device/admin-key.ts";
import { applyTheme, followDevice } from "./device/apply-theme.ts";
import { startCalm } from "./device/calm.ts";
import { numberFirstEntry } from "./device/first-entry.ts";
import { keepInstalled } from "./device/new-version.ts";
import { followProfile, loadProfile } from "./device/profile.ts";
import { listenForGesture } from "./device/sound.ts";
import { startStreamerMode } from "./device/streamer-mode.ts";
import { followViewport } from "./device/viewport.ts";
import { reportCaught } from "./parts/late-part.tsx";
import { earlyIn } from "./prerendered/early.ts";
import { madeParts } from "./prerendered/made-parts.ts";
import { maskFirstAddress } from "./room/room-address.ts";
import { adoptSingleSeat } from "./room/seats/seat.ts";
import { loadSiteConfig } from "./site-config.ts";
import { store } from "./store.ts";

/** Shows what this device knows of its player, and follows that. */
function meetDevice(): void {
	adoptSingleSeat();
	store.profile = loadProfile();
	applyTheme(store.profile);
	followProfile((profile) => {
		store.profile = profile;
		applyTheme(profile);
	});
	followDevice();
	startCalm();
	startStreamerMode();
	loadSiteConfig();
	maskFirstAddress();
	// The window or frame that receives a response needs no session.
	if (!bringsSignIn(location.search)) wakeSession();
}

/** Starts the page. */
function start(): void {
	followViewport();
	listenForGesture();
	numberFirstEntry();
	takeHandedKey();
	keepInstalled();

	const root = document.getElementById("app");
	if (!root) throw new Error("index.html has no #app");
	if (root.dataset.prerendered === undefined) {
		meetDevice();
		const show = () => createRoot(root, OPTIONS).render(<Site history={createHistory()} />);
		// A transition is drawn in slices, so that a slow phone answers presses meanwhile.
		followSignInRedirect().then(() => startTransition(show));
		return;
	}
	const early = earlyIn(root);
	const taken = () => {
		early.replayValues();
		meetDevice();
	};
	const known = () => {
		delete root.dataset.prerendered;
		delete document.documentElement.dataset.known;
		setTimeout(early.replayPresses);
	};
	const site = <Site history={createHistory()} prerendered onTaken={taken} onKnown={known} />;
	madeParts().then(() => startTransition(() => void hydrateRoot(root, site, OPTIONS)));
}

const OPTIONS = { onCaughtError: reportCaught };

// A separate task, so that a slow phone answers presses after it has read the scripts.
setTimeout(start);
