import type { SentSettings } from "#game/sent-settings.ts";
import type { OpenedRoom, SeatAnswer } from "../../gateway/api/answers.ts";
import { callSigned } from "../account/bearer.ts";
import type { Profile } from "../store.ts";

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
		return callSigned<OpenedRoom>("POST", "/rooms/", {
			settings,
			host: { ...host, meta: { ...host.meta, theme: profile.theme } },
		});
	},
};
