import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { siteRouter } from "./app.tsx";
import { putHomeBehind } from "./first-entry.ts";
import { loadProfile } from "./profile.ts";
import { startSite } from "./site.ts";
import { listenForGesture } from "./sound.ts";
import { store } from "./store.ts";
import { followViewport } from "./viewport.ts";
import { wear } from "./wear.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/motion.css";

store.profile = loadProfile();
wear(store.profile);
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
