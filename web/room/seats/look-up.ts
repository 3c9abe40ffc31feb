import type { RoomAnswer } from "../../../gateway/api/answers.ts";
import { ApiError, call, NOT_FOUND } from "../../api.ts";
import { giveUpSeat, knownRooms, type SeatCredentials } from "./seat.ts";

/**
 * Resolves to a room as the server shows it; to "over" if it is closed, which the device remembers;
 * and to null if the request fails.
 */
export async function lookUpRoom({
	roomCode,
	gameId,
	playerSecret,
}: SeatCredentials): Promise<RoomAnswer | "over" | null> {
	try {
		const room = await call("GET /rooms/:code", {
			params: { code: roomCode },
			secret: playerSecret,
		});
		if (room.id === gameId) return room; // otherwise another room has the code by now
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== NOT_FOUND) return null;
	}
	giveUpSeat(roomCode, "over");
	return "over";
}

/** Resolves to the code of the last room that this person may enter again; null without one. */
export async function suggestedCode(): Promise<string | null> {
	for (const room of knownRooms()) if ((await lookUpRoom(room)) !== "over") return room.roomCode;
	return null;
}
