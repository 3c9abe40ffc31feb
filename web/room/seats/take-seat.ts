import { personWords } from "#words/site/person.ts";
import type { SeatAnswer } from "../../../gateway/api/answers.ts";
import { ApiError } from "../../api.ts";
import { newSecret } from "../../device/device-id.ts";
import { type Profile, store } from "../../store.ts";
import { inAllowedAvatar } from "./allowed-avatar.ts";
import {
	giveUpSeat,
	hasSeen,
	readSeat,
	rememberSeat,
	type SeatCredentials,
	secretIn,
	type TakenSeat,
} from "./seat.ts";
import { type Side, seatApi, type Wish } from "./seat-api.ts";

/** The secrets sent while joining, by room code. A second try must not take a second seat. */
const offered = new Map<string, string>();

/**
 * Returns the seat kept on this device, or joins the room. Rejects with an ApiError when the server
 * refuses.
 */
export async function findSeat(code: string, as: Side): Promise<SeatCredentials> {
	const kept = readSeat(code);
	if (!kept) return joinRoom(code, as);
	const { profile } = store;
	if (!kept.profile || !profile || isSame(kept.profile, profile)) return kept;
	// In the lobby the seat adopts what the person has changed meanwhile.
	const side = kept.audience ? "audience" : "players";
	return takeSeat(code, side, profile, "return").catch(() => kept);
}

const isSame = (sent: Profile, now: Profile): boolean =>
	PROFILE_KEYS.every((key) => sent[key] === now[key]);
const PROFILE_KEYS = ["name", "sprite_id", "mature", "font", "theme"] as const;

/**
 * Joins a room over REST, or takes back the seat that this device has had there, and keeps it on
 * this device. Rejects with an ApiError.
 */
export async function joinRoom(code: string, as: Side): Promise<SeatCredentials> {
	const { profile } = store;
	if (!profile) throw new ApiError(0, personWords.alerts.player);
	return takeSeat(code, as, profile, "join").catch((error: Error) => {
		if (error instanceof ApiError && error.status !== 0) throw error;
		throw new ApiError(0, personWords.alerts.failed(error.message));
	});
}

/** Takes a seat for a purpose and keeps it on this device. Rejects with an ApiError. */
export async function takeSeat(
	code: string,
	as: Side,
	profile: Profile,
	wish: Wish,
): Promise<SeatCredentials> {
	const secret = secretIn(code) ?? offered.get(code) ?? newSecret();
	offered.set(code, secret);
	try {
		const join = async (worn: Profile) =>
			keepSeat(code, await seatApi.join(code, as, worn, secret, wish), worn);
		return await (wish === "change" ? join(profile) : inAllowedAvatar(profile, join));
	} catch (error) {
		if (error instanceof ApiError && error.code === "kicked") giveUpSeat(code, "kicked");
		throw error;
	}
}

/** Keeps the seat that the server gave on this device. */
export function keepSeat(code: string, answer: SeatAnswer, profile: Profile): TakenSeat {
	const seat: TakenSeat = {
		roomCode: code,
		playerSecret: answer.secret,
		playerId: answer.id,
		gameId: answer.game_id,
		audience: answer.data.audience,
		profile: { ...profile },
		newcomer: !hasSeen({ roomCode: code, gameId: answer.game_id }),
	};
	rememberSeat(seat);
	return seat;
}
