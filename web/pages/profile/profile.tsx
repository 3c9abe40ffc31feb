import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { loadPart } from "../../routing/late.ts";
import { store } from "../../store.ts";
import { ProfileForm } from "./profile-form.tsx";

/** Where "Start a room of your own" leads. */
const START = "/play/create?mode=default";

// It brings the code of a room, which the profile does not need.
const NewHost = lazy(() => loadPart(() => import("../create/new-host.tsx")));

/**
 * Shows /user: the profile. Saving leads home, or to the page that asked for the profile. Who has none
 * and starts a room is asked for less, and opens it here.
 */
export function ProfilePage() {
	const [query] = useSearchParams();
	const [opens] = useState(() => store.profile === null && query.get("then") === START);
	if (!opens) return <ProfileForm back="/" next="/" />;
	return (
		<Suspense>
			<NewHost start={START} />
		</Suspense>
	);
}

/** Shows /user/setup: the profile before the first game. Saving leads to /play. */
export const SetupPage = () => <ProfileForm back="/" next="/play" />;
