import { ApiError } from "../../api.ts";
import { pickSprites } from "../../avatars/free.ts";
import { keepProfile } from "../../device/profile.ts";
import { type Profile, store } from "../../store.ts";

/**
 * Takes a seat with this profile. If its avatar is for supporters and this player is no longer one,
 * takes the seat with a free avatar, and keeps that (docs/game.md "Accounts and supporters").
 * Rejects with an ApiError.
 */
export async function inAllowedAvatar<T>(
	profile: Profile,
	take: (worn: Profile) => Promise<T>,
): Promise<T> {
	try {
		return await take(profile);
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "avatarForSupporters") throw error;
	}
	const worn = { ...profile, sprite_id: pickSprites(1)[0] ?? 0 };
	const taken = await take(worn);
	store.profile = worn;
	keepProfile(worn);
	store.otherAvatar = true;
	return taken;
}
