import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { wakeSession } from "./account/bearer.ts";
import { bringsSignIn } from "./account/session.ts";
import { followSignInRedirect } from "./account/sign-in-redirect.ts";
import { createSite } from "./app.tsx";
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
import { maskFirstAddress } from "./room/room-address.ts";
import { adoptSingleSeat } from "./room/seats/seat.ts";
import { loadSiteConfig } from "./site-config.ts";
import { store } from "./store.ts";

/** Starts the page. */
function start(): void {
	adoptSingleSeat();
	store.profile = loadProfile();
	applyTheme(store.profile);
	followProfile((profile) => {
		store.profile = profile;
		applyTheme(profile);
	});
	followDevice();
	followViewport();
	listenForGesture();
	startCalm();
	startStreamerMode();
	loadSiteConfig();
	numberFirstEntry();
	maskFirstAddress();
	takeHandedKey();
	keepInstalled();

	const root = document.getElementById("app");
	if (!root) throw new Error("index.html has no #app");
	// The window or frame that receives a response needs no session.
	if (!bringsSignIn(location.search)) wakeSession();
	const show = () =>
		createRoot(root, { onCaughtError: reportCaught }).render(
			<StrictMode>{createSite()}</StrictMode>,
		);
	// A transition is drawn in slices, so that a slow phone answers presses meanwhile.
	followSignInRedirect().then(() => startTransition(show));
}

// A separate task, so that a slow phone answers presses after it has read the scripts.
setTimeout(start);
