import { syncPerks } from "../../account/perks.ts";
import { keepProfile } from "../../device/profile.ts";
import { store } from "../../store.ts";
import type { GuestDraft } from "./guest-draft.ts";
import { nameError } from "./player-name.ts";

/** Makes a guest the profile of this device. Returns false when the name or the age is missing. */
export function introduce(draft: GuestDraft): boolean {
	const name = draft.name.trim();
	if (nameError(name) !== null || draft.mature === null) return false;
	if (draft.sprite_id !== store.profile?.sprite_id) store.otherAvatar = false;
	store.profile = { ...draft, name, mature: draft.mature };
	keepProfile(store.profile);
	void syncPerks();
	return true;
}
