import type { DeviceSeat } from "../../../gateway/api/days-answers.ts";
import { callSigned } from "../../account/bearer.ts";
import { call } from "../../api.ts";
import { keepProfile } from "../../device/profile.ts";
import { store } from "../../store.ts";
import { rememberSeat } from "./seat.ts";
import { callAsSeat } from "./seat-call.ts";

/** The calls about this device's seat in a room. They reject with an ApiError. */
export const seatDevices = (code: string) => ({
	look: () => callAsSeat("GET /rooms/:code/continueLink", { params: { code } }),
	makeLink: () => callAsSeat("POST /rooms/:code/continueLink", { params: { code } }),
	takeBack: () => callAsSeat("DELETE /rooms/:code/continueLink", { params: { code } }),
	knownStories: () => callAsSeat("GET /rooms/:code/stories", { params: { code } }),
});

/** Resolves to the seats of the account in open rooms. Rejects with an ApiError. */
export const accountSeats = () => callSigned("GET /account/seats");

/** Brings a seat of the account to this device. Rejects with an ApiError. */
export const takeAccountSeat = async (player: number): Promise<string> =>
	keep(await callSigned("POST /account/seats/:id", { params: { id: player } }));

/** Brings the seat of a link to this device and resolves to its code. Rejects with an ApiError. */
export const takeLinkedSeat = async (token: string): Promise<string> =>
	keep(await call("POST /continueLinks", { body: { token } }));

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
