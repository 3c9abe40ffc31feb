import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useSnapshot } from "valtio";
import { store } from "../../store.ts";

// Most servers have neither adverts nor streamers, so the first page loads neither.
const BesidePage = lazy(() => import("./beside-page.tsx"));
const AdvertBanner = lazy(() => import("./advert-banner.tsx"));

/** Shows adverts and streamers on the desk around the page, where the operator has set any. */
export function PageSurroundings() {
	const { streams_url, adverts_url } = useSnapshot(store).flags;
	if (streams_url === null && adverts_url === null) return null;
	return (
		<Suspense>
			<BesidePage />
		</Suspense>
	);
}

/** Shows the advert of small windows, outside of rooms and of development. */
export function PageBanner() {
	const { adverts_url } = useSnapshot(store).flags;
	const { pathname } = useLocation();
	if (adverts_url === null || import.meta.env.DEV || pathname.startsWith("/game/")) return null;
	return (
		<Suspense>
			<AdvertBanner />
		</Suspense>
	);
}
