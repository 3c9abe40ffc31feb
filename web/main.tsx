import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { siteRouter } from "./app.tsx";
import { applyTheme } from "./device/apply-theme.ts";
import { putHomeBehind } from "./device/first-entry.ts";
import { loadProfile } from "./device/profile.ts";
import { listenForGesture } from "./device/sound.ts";
import { followViewport } from "./device/viewport.ts";
import { startSite } from "./site.ts";
import { store } from "./store.ts";

store.profile = loadProfile();
applyTheme(store.profile);
followViewport();
listenForGesture();
startSite();
putHomeBehind();

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
	<StrictMode>
		<RouterProvider router={siteRouter()} />
	</StrictMode>,
);
