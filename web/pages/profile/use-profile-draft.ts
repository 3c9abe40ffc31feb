import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { syncPerks } from "../../account/perks.ts";
import { pickSprites } from "../../avatars/free.ts";
import { SECRET_SPRITE } from "../../avatars/index.ts";
import { applyTheme } from "../../device/apply-theme.ts";
import { keepPlat } from "../../device/plat.ts";
import { keepProfile } from "../../device/profile.ts";
import { type GuestDraft, usePersonDraft } from "../../parts/person/guest-draft.ts";
import { nameError, offeredName } from "../../parts/person/player-name.ts";
import type { NameState } from "../../parts/person/way-to-name.ts";
import { type Profile, store } from "../../store.ts";
import { useKonami } from "./konami.ts";
import { safeWay } from "./safe-redirect.ts";

const newcomer = (): GuestDraft => ({
	name: "",
	sprite_id: pickSprites(1)[0] ?? 0,
	mature: null,
	font: "classic",
	theme: null,
});

/**
 * Returns the profile as it is being changed. Saving leads to the page that asked for it, else to
 * `next`.
 */
export function useProfileDraft(next: string) {
	const [draft, setDraft] = usePersonDraft(() =>
		store.profile ? { ...store.profile } : newcomer(),
	);
	const state: NameState | null = useLocation().state;
	const [refusedName, setRefusedName] = useState(state?.refusedName ?? null);
	const [tried, setTried] = useState(refusedName !== null);
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const [alert, setAlert] = useState<string | null>(null);
	const change = (part: Partial<GuestDraft>) => {
		setDraft((now) => ({ ...now, ...part }));
		if (part.name !== undefined) setRefusedName(null);
	};
	useKonami(() => {
		keepPlat();
		change({ sprite_id: SECRET_SPRITE });
	});
	useSyncedLook(change);
	useOfferedName((name) => setDraft((now) => (now.name === "" ? { ...now, name } : now)));

	// The page previews theme and font. It restores the saved ones when the player leaves.
	useEffect(() => applyTheme(draft), [draft]);
	useEffect(() => () => applyTheme(store.profile), []);

	const save = () => {
		setTried(true);
		const name = draft.name.trim();
		const wrong = nameError(name);
		if (wrong !== null) return setAlert(wrong);
		if (draft.mature === null) return;
		const profile = { ...draft, name, mature: draft.mature };
		store.profile = profile;
		store.otherAvatar = false;
		keepProfile(profile);
		void syncPerks();
		// This replaces the history entry, so that "back" skips the form.
		navigate(safeWay(query.get("then")) ?? next, { replace: true });
	};
	return {
		draft,
		change,
		/** The server's reason for refusing the kept name. */
		refusedName,
		/** The player has pressed the button. */
		tried,
		/** The error of the name, for a dialog. */
		alert,
		dismissAlert: () => setAlert(null),
		save,
	};
}

/**
 * Adopts the extras that were removed from the kept profile, or restored (web/account/perks.ts).
 */
function useSyncedLook(change: (look: Pick<Profile, "sprite_id" | "theme">) => void): void {
	const { profile } = useSnapshot(store);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the kept look changes
	useEffect(() => {
		if (profile) change({ sprite_id: profile.sprite_id, theme: profile.theme });
	}, [profile?.sprite_id, profile?.theme]);
}

/** Offers the name of the account to a player who has none yet. */
function useOfferedName(offer: (name: string) => void): void {
	const { account } = useSnapshot(store);
	const name = account?.name;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
	useEffect(() => {
		if (name) offer(offeredName(name));
	}, [name]);
}
