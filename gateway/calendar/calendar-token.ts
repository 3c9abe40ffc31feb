import { createHmac } from "node:crypto";
import type { Calendar } from "../../db/notifiers/calendars.ts";
import { hashSecret, makeSecret } from "../session.ts";

/**
 * Returns a calendar for a secret of a seat in a game, and the token of its address, 256 bits. The
 * token follows from the secret, so its owner gets it again with each call, and a reader of the
 * database never. Another salt makes the old address invalid.
 */
export function makeCalendar(
	gameId: number,
	secret: string,
	salt = makeSecret(),
): { calendar: Calendar; token: string } {
	const token = createHmac("sha256", secret).update(`calendar ${salt}`).digest("base64url");
	const secretHash = hashSecret(secret);
	return { calendar: { gameId, secretHash, salt, tokenHash: hashSecret(token) }, token };
}
