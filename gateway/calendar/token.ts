import { createHmac } from "node:crypto";
import type { Calendar } from "../../db/days/calendars.ts";
import { hashSecret, makeSecret } from "../session.ts";

/**
 * Returns the token of a calendar's address, 256 bits. It follows from the seat's secret, so its
 * owner gets it again with each call, and a reader of the database never.
 */
const tokenOf = (secret: string, salt: string): string =>
	createHmac("sha256", secret).update(`calendar ${salt}`).digest("base64url");

/** Returns a calendar for a seat and its token; another salt makes the old address invalid. */
export function makeCalendar(
	seat: { playerId: number; gameId: number; secret: string },
	salt = makeSecret(),
): { calendar: Calendar; token: string } {
	const { secret, ...owner } = seat;
	const token = tokenOf(secret, salt);
	return { calendar: { ...owner, salt, tokenHash: hashSecret(token) }, token };
}
