import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { seatOf } from "../db/seats.ts";

/** Secrets are kept as hashes only: whoever reads the database cannot take a seat. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A secret that nobody guesses. */
export const makeSecret = (): string => randomBytes(24).toString("base64url");

export interface Claim {
	player: number;
	secret: string;
	game: number;
}

/** Whether the seat exists in that game and the secret is its own, compared in constant time. */
export async function isSeatOf(db: Db, { player, secret, game }: Claim): Promise<boolean> {
	const seat = await seatOf(db, player);
	// The comparison is made for unknown seats too, so that its time tells nothing.
	const known = Buffer.from(seat?.secretHash ?? hashSecret(""), "hex");
	const same = timingSafeEqual(known, Buffer.from(hashSecret(secret), "hex"));
	return seat !== null && seat.gameId === game && same;
}
