import { callSigned } from "../../account/bearer.ts";
import { deviceId } from "../../device/device-id.ts";
import type { Profile } from "../../store.ts";

/** The two sides of a room, as the paths of the calls name them. */
export type Side = "players" | "audience";

/**
 * The purpose of a call for a seat: "join" to be in the room's next game, "return" to have the seat
 * that this device has, "change" to change it. A change rejects when the seat cannot become what
 * the profile and side want.
 */
export type Wish = "join" | "return" | "change";

/** Returns a player as the calls for seats describe them. */
export const personOf = (profile: Profile, secret: string) => ({
	name: profile.name,
	secret,
	device: deviceId(),
	meta: {
		sprite_id: profile.sprite_id,
		mature: profile.mature,
		accessibility2: profile.font,
		// Servers have used the flag since before the font could be chosen.
		accessibility: false,
		...(profile.theme !== null && { theme: profile.theme }),
	},
});

/** The call that gives a seat (docs/protocol.md "Rooms over REST"). It rejects with an ApiError. */
export const seatApi = {
	join: (code: string, as: Side, profile: Profile, secret: string, wish: Wish) =>
		callSigned(`PUT /rooms/:code/${as}`, {
			params: { code },
			body: {
				...personOf(profile, secret),
				...(wish === "change" && { change: true }),
				// A player who is asked to play again answers by pressing a separate button.
				...(wish !== "join" && { again: false }),
			},
		}),
};
