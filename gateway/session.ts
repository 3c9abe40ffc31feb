import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { seatOf } from "../db/seats.ts";

/** Secrets are kept as hashes only: whoever reads the database cannot take a seat. */
export const hashSecret = (secret: string): string =>
	createHash("sha256").update(secret).digest("hex");

/** A secret that nobody guesses. */
export const makeSecret = (): string => randomBytes(24).toString("base64url");

export interface Claim {
	player: number;
	secret: string;
	game: number;
}

/** A whole number as clients write ids: no sign, exponent, blank or leading zero. */
const ID = /^[1-9]\d{0,15}$/;

/** Returns the id that a text holds; NaN, which is nobody's, for any other text. */
export const idIn = (text: string | undefined): number =>
	text !== undefined && ID.test(text) ? Number(text) : Number.NaN;

/**
 * Returns the claim in the query of a room connection. A value that is missing, odd or repeated
 * makes one that no seat has.
 */
export function claimIn(query: string): Claim {
	const values = new URLSearchParams(query);
	const one = (name: string): string | undefined => {
		const all = values.getAll(name);
		return all.length === 1 ? all[0] : undefined;
	};
	return {
		player: idIn(one("player_id")),
		game: idIn(one("game_id")),
		secret: one("player_secret") ?? "",
	};
}

/** Whether the seat exists in that game and the secret is its own, compared in constant time. */
export async function isSeatOf(db: Db, { player, secret, game }: Claim): Promise<boolean> {
	const seat = Number.isSafeInteger(player) ? await seatOf(db, player) : null;
	// The comparison is made for unknown seats too, so that its time tells nothing.
	const known = Buffer.from(seat?.secretHash ?? hashSecret(""), "hex");
	const same = timingSafeEqual(known, Buffer.from(hashSecret(secret), "hex"));
	return seat !== null && seat.gameId === game && same;
}
