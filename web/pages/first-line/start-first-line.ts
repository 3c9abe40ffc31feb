import type { FirstLineAnswer } from "../../../gateway/api/days-answers.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { someGuest } from "./some-guest.ts";

/** Opens a room with this line and resolves to its code. Rejects with an ApiError. */
export const startFirstLine = ({ date, language }: FirstLineAnswer): Promise<string> =>
	createRoom({ language }, { firstLine: date, guest: someGuest() });
