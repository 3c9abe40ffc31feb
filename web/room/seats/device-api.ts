import type { WireStory } from "#game/wire/state.ts";
import type {
	AccountSeat,
	ContinueLinkAnswer,
	DeviceSeat,
	SeatDevicesAnswer,
} from "../../../gateway/api/days-answers.ts";
import { callSigned } from "../../account/bearer.ts";
import { call } from "../../api.ts";
import { keepProfile } from "../../device/profile.ts";
import { store } from "../../store.ts";
import { rememberSeat } from "./seat.ts";
import { callAsSeat } from "./seat-call.ts";

/** The calls about this device's seat in a room. They reject with an ApiError. */
export const seatDevices = (code: string) => ({
	look: () => callAsSeat<SeatDevicesAnswer>("GET", code, "continueLink"),
	makeLink: () => callAsSeat<ContinueLinkAnswer>("POST", code, "continueLink"),
	takeBack: () => callAsSeat<{ count: number }>("DELETE", code, "continueLink"),
	knownStories: () => callAsSeat<WireStory[]>("GET", code, "stories"),
});

/** Resolves to the seats of the account in open rooms. Rejects with an ApiError. */
export const accountSeats = () => callSigned<AccountSeat[]>("GET", "/account/seats");

/** Brings a seat of the account to this device. Rejects with an ApiError. */
export const takeAccountSeat = async (player: number): Promise<string> =>
	keep(await callSigned<DeviceSeat>("POST", `/account/seats/${player}`));

/** Brings the seat of a link to this device and resolves to its code. Rejects with an ApiError. */
export const takeLinkedSeat = async (token: string): Promise<string> =>
	keep(await call<DeviceSeat>("POST", "/continueLinks", { token }));

/** Keeps the seat, and the profile in it on a device that has none. */
function keep({ id, secret, game_id, room_code, name, meta, audience }: DeviceSeat): string {
	if (!store.profile) {
		const { sprite_id, mature, accessibility2: font, theme = null } = meta;
		store.profile = { name, sprite_id, mature, font, theme };
		keepProfile(store.profile);
	}
	rememberSeat({
		roomCode: room_code,
		playerSecret: secret,
		playerId: id,
		gameId: game_id,
		audience,
		profile: null,
		newcomer: false,
	});
	return room_code;
}
