import { AVATARS, THEMES } from "#game/catalogue.ts";
import { deviceStorage } from "../device/storage.ts";
import type { Profile } from "../store.ts";

/** The key of the look that a supporter gets back after signing in again. */
export const FORMER_LOOK = "supporterLook";

/**
 * Returns whether this profile uses, or has used on this device, extras that may be for supporters.
 */
export const mayHaveExtras = ({
	sprite_id,
	theme,
}: Pick<Profile, "sprite_id" | "theme">): boolean =>
	!AVATARS[sprite_id]?.free ||
	(theme !== null && !THEMES[theme]?.free) ||
	deviceStorage.getItem(FORMER_LOOK) !== null;
