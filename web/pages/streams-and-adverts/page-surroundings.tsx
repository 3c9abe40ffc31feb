import { useLocation } from "react-router-dom";
import { useSnapshot } from "valtio";
import { latePart } from "../../parts/late-part.tsx";
import { store } from "../../store.ts";

// Most servers have neither adverts nor streamers, so the first page loads neither.
const BesidePage = latePart(() => import("./beside-page.tsx"), "default");
const AdvertBanner = latePart(() => import("./advert-banner.tsx"), "default");

/** Shows adverts and streamers on the desk around the page, where the operator has set any. */
export function PageSurroundings() {
	const { streams_url, adverts_url } = useSnapshot(store).flags;
	if (streams_url === null && adverts_url === null) return null;
	return <BesidePage />;
}

/** Shows the advert of windows without one on the desk, outside of rooms and of development. */
export function PageBanner() {
	const { adverts_url } = useSnapshot(store).flags;
	const { pathname } = useLocation();
	if (adverts_url === null || import.meta.env.DEV || pathname.startsWith("/game/")) return null;
	return <AdvertBanner />;
}
