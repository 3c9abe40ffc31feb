import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { GameMode } from "#game/settings.ts";
import { latePage } from "../../parts/late-part.tsx";
import { store } from "../../store.ts";
import { modeOfQuery } from "../house-rules/modes.ts";
import { ProfileForm } from "./profile-form.tsx";

/** The form of a mode, to which home, the recipes and the ways to play lead. */
const CREATE = "/play/create";

// It loads the code of a room, which the profile does not need.
const NewHost = latePage(() => import("../create/new-host.tsx"), "default", { loading: null });

/**
 * Shows /user: the profile. Saving leads home, or to the page that asked for the profile. A new
 * host without a profile is asked for less, and opens the room here.
 */
export function ProfilePage() {
	const [query] = useSearchParams();
	const [start] = useState(() => (store.profile === null ? startOf(query.get("then")) : null));
	if (!start) return <ProfileForm back="/" next="/" />;
	return <NewHost {...start} />;
}

/** Returns the mode and the address of the create form that asked for the profile; null for others. */
function startOf(then: string | null): { start: string; mode: GameMode } | null {
	if (!then?.startsWith(`${CREATE}?`)) return null;
	const mode = modeOfQuery(new URLSearchParams(then.slice(CREATE.length)).get("mode"));
	return mode && { start: then, mode };
}

/** Shows /user/setup: the profile before the first game. Saving leads to /play. */
export const SetupPage = () => <ProfileForm back="/" next="/play" />;
