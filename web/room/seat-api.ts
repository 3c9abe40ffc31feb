import type { SentSettings } from "#game/sent-settings.ts";
import type { OwnPlayer } from "#game/wire/state.ts";
import { callSigned } from "../account/bearer.ts";
import type { Profile } from "../store.ts";

/** What the server sends to the holder of a new seat (docs/protocol.md "Rooms over REST"). */
export interface SeatAnswer extends Pick<OwnPlayer, "id" | "name"> {
	secret: string;
	game_id: number;
	room_code: string;
}

const personOf = (profile: Profile, secret: string) => ({
	name: profile.name,
	secret,
	meta: { sprite_id: profile.sprite_id, mature: profile.mature, accessibility2: profile.font },
});

/**
 * The calls that give a seat (docs/protocol.md "Rooms over REST"). They reject with an ApiError.
 */
export const seatApi = {
	join: (code: string, as: "players" | "audience", profile: Profile, secret: string) =>
		callSigned<SeatAnswer>("PUT", `/rooms/${code}/${as}`, personOf(profile, secret)),
	create: (settings: SentSettings, profile: Profile, secret: string) => {
		const host = personOf(profile, secret);
		return callSigned<{ code: string; game_id: number; host: SeatAnswer }>("POST", "/rooms/", {
			settings,
			host: { ...host, meta: { ...host.meta, theme: profile.theme } },
		});
	},
};
