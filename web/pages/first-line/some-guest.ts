import { avatarNameOf } from "#words/game/avatars.ts";
import { pickSprites } from "../../avatars/free.ts";
import { offeredName } from "../../parts/person/player-name.ts";
import type { Profile } from "../../store.ts";

/**
 * Returns a person with a random avatar and its name, for who has no profile. It is for one room
 * and is not kept, because nobody has said how old they are.
 */
export function someGuest(): Profile {
	const guests = pickSprites(Number.POSITIVE_INFINITY).map((sprite_id) => ({
		sprite_id,
		name: offeredName(avatarNameOf(sprite_id)),
	}));
	const { sprite_id, name } = guests.find(({ name }) => name !== "") ?? {
		sprite_id: 0,
		name: "Boo",
	};
	return { name, sprite_id, mature: false, font: "classic", theme: null };
}
