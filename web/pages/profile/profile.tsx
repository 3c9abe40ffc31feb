import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { latePage } from "../../parts/late-part.tsx";
import { store } from "../../store.ts";
import { ProfileForm } from "./profile-form.tsx";

/** The page that "Start a room" opens, and the recipes of the usual kind of game. */
const START = "/play/create?mode=default";

// It loads the code of a room, which the profile does not need.
const NewHost = latePage(() => import("../create/new-host.tsx"), "default", { loading: null });

/**
 * Shows /user: the profile. Saving leads home, or to the page that asked for the profile. A new
 * host without a profile is asked for less, and opens the room here.
 */
export function ProfilePage() {
	const [query] = useSearchParams();
	const [opens] = useState(() => store.profile === null && query.get("then") === START);
	if (!opens) return <ProfileForm back="/" next="/" />;
	return <NewHost start={START} mode={DEFAULT_SETTINGS.game_mode} />;
}

/** Shows /user/setup: the profile before the first game. Saving leads to /play. */
export const SetupPage = () => <ProfileForm back="/" next="/play" />;
