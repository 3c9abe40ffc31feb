import { AVATARS, THEMES } from "#game/catalogue.ts";
import { applyTheme } from "../device/apply-theme.ts";
import { hasPlat } from "../device/plat.ts";
import { keepProfile } from "../device/profile.ts";
import { deviceStorage } from "../device/storage.ts";
import { type Profile, store } from "../store.ts";
import { FORMER_LOOK } from "./extras.ts";
import { accountsOffer } from "./offer.ts";
import { hasSession } from "./session.ts";

/** The parts of a profile that may be for supporters. */
type Look = Pick<Profile, "sprite_id" | "theme">;

/** Returns this look without the extras of supporters. */
export function freeLook({ sprite_id, theme }: Look, plat: boolean): Look {
	const avatar = AVATARS[sprite_id];
	const open = avatar?.free || (avatar?.secret && plat);
	return {
		sprite_id: open ? sprite_id : (avatar?.alternateOf ?? 0),
		theme: theme === null || THEMES[theme]?.free ? theme : 0,
	};
}

/** Returns the profile with the parts of a supporter's former look that it lacks. */
export function lookGivenBack(profile: Profile, former: Look, plat: boolean): Profile {
	const left = freeLook(former, plat);
	return {
		...profile,
		// Later choices of the player stay.
		sprite_id: profile.sprite_id === left.sprite_id ? former.sprite_id : profile.sprite_id,
		theme: profile.theme === left.theme ? former.theme : profile.theme,
	};
}

/**
 * Removes the extras of supporters from this device's profile when its player is not a supporter,
 * and restores them for a supporter (docs/game.md "Profiles").
 */
export async function syncPerks(): Promise<void> {
	const plat = hasPlat();
	const reserved = () => {
		if (!store.profile) return false;
		const { sprite_id, theme } = freeLook(store.profile, plat);
		return sprite_id !== store.profile.sprite_id || theme !== store.profile.theme;
	};
	if (!reserved() && deviceStorage.getItem(FORMER_LOOK) === null) return;
	const offer = await accountsOffer().catch(() => null);
	const { profile, account } = store;
	// Without a known account nothing is removed, because the player may be a supporter.
	if (!offer || !profile || (!account && hasSession())) return;
	if (offer.premium && !account?.premium) {
		if (!reserved()) return;
		const { sprite_id, theme } = profile;
		deviceStorage.setItem(FORMER_LOOK, JSON.stringify({ sprite_id, theme }));
		const look = freeLook(profile, plat);
		// The next room shows a note, because the player may not look at another page before it.
		if (look.sprite_id !== sprite_id) store.otherAvatar = true;
		saveProfile({ ...profile, ...look });
		return;
	}
	const former = keptLook();
	deviceStorage.removeItem(FORMER_LOOK);
	if (!former) return;
	store.otherAvatar = false;
	saveProfile(lookGivenBack(profile, former, plat));
}

function keptLook(): Look | null {
	try {
		return JSON.parse(deviceStorage.getItem(FORMER_LOOK) ?? "null"); // only syncPerks writes it
	} catch {
		return null;
	}
}

function saveProfile(profile: Profile): void {
	store.profile = profile;
	keepProfile(profile);
	applyTheme(profile);
}
