import { AVATARS, THEMES } from "#game/catalogue.ts";
import { applyTheme } from "../device/apply-theme.ts";
import { hasPlat } from "../device/plat.ts";
import { keepProfile } from "../device/profile.ts";
import { deviceStorage } from "../device/storage.ts";
import { type Profile, store } from "../store.ts";
import { FORMER_LOOK } from "./extras.ts";
import { accountsOffer } from "./offer.ts";
import { hasSession } from "./session.ts";

/** What of a profile may be for supporters. */
type Look = Pick<Profile, "sprite_id" | "theme">;

/** Returns the look that remains of this one without the extras of supporters. */
export function freeLook({ sprite_id, theme }: Look, plat: boolean): Look {
	const avatar = AVATARS[sprite_id];
	const worn = avatar?.free || (avatar?.secret && plat);
	return {
		sprite_id: worn ? sprite_id : (avatar?.alternateOf ?? 0),
		theme: theme === null || THEMES[theme]?.free ? theme : 0,
	};
}

/** Returns the profile with what it still lacks of a supporter's former look. */
export function lookGivenBack(profile: Profile, former: Look, plat: boolean): Profile {
	const left = freeLook(former, plat);
	return {
		...profile,
		// What the player has chosen since then stays.
		sprite_id: profile.sprite_id === left.sprite_id ? former.sprite_id : profile.sprite_id,
		theme: profile.theme === left.theme ? former.theme : profile.theme,
	};
}

/**
 * Takes the extras of supporters off this device's profile when its player is none, and gives them
 * back to a supporter (docs/game.md "Profiles").
 */
export async function settlePerks(): Promise<void> {
	const plat = hasPlat();
	const reserved = () => {
		if (!store.profile) return false;
		const { sprite_id, theme } = freeLook(store.profile, plat);
		return sprite_id !== store.profile.sprite_id || theme !== store.profile.theme;
	};
	if (!reserved() && deviceStorage.getItem(FORMER_LOOK) === null) return;
	const offer = await accountsOffer().catch(() => null);
	const { profile, account } = store;
	// Nobody loses anything while the page does not know who they are.
	if (!offer || !profile || (!account && hasSession())) return;
	if (offer.premium && !account?.premium) {
		if (!reserved()) return;
		const { sprite_id, theme } = profile;
		deviceStorage.setItem(FORMER_LOOK, JSON.stringify({ sprite_id, theme }));
		const look = freeLook(profile, plat);
		// The next room says so, because a player may not have looked at a page before it.
		if (look.sprite_id !== sprite_id) store.otherAvatar = true;
		wear({ ...profile, ...look });
		return;
	}
	const former = keptLook();
	deviceStorage.removeItem(FORMER_LOOK);
	if (!former) return;
	store.otherAvatar = false;
	wear(lookGivenBack(profile, former, plat));
}

function keptLook(): Look | null {
	try {
		return JSON.parse(deviceStorage.getItem(FORMER_LOOK) ?? "null"); // only settlePerks writes it
	} catch {
		return null;
	}
}

function wear(profile: Profile): void {
	store.profile = profile;
	keepProfile(profile);
	applyTheme(profile);
}
