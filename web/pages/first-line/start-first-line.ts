import type { NavigateOptions } from "react-router-dom";
import type { FirstLineAnswer } from "../../../gateway/api/days-answers.ts";
import { wayToName } from "../../parts/person/way-to-name.ts";
import { roomWay } from "../../room/room-address.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { someGuest } from "./some-guest.ts";

/**
 * Opens a room with this line and resolves to the way there, or to the profile page where the server
 * refuses the name. Rejects with an ApiError.
 */
export async function startFirstLine({
	date,
	language,
}: FirstLineAnswer): Promise<[string, NavigateOptions]> {
	try {
		return roomWay(await createRoom({ language }, { firstLine: date, guest: someGuest() }));
	} catch (error) {
		const way = wayToName(error, location.pathname);
		if (way) return way;
		throw error;
	}
}
