import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { seatOf } from "../db/seats.ts";

/**
 * Returns the hash of a secret. The database keeps hashes only, because its readers must not get a
 * seat.
 */
export const hashSecret = (secret: string): string =>
	createHash("sha256").update(secret).digest("hex");

/**
 * Returns the hash of a device in one game. It differs from game to game, so that nobody can follow
 * a device through the database.
 */
export const hashDevice = (game: number, device: string): string =>
	createHash("sha256").update(`${game} ${device}`).digest("hex");

/** Returns a new random secret of 192 bits. */
export const makeSecret = (): string => randomBytes(24).toString("base64url");

/** The header that carries a seat's secret in calls without a body, because addresses are logged. */
export const SECRET_HEADER = "x-player-secret";

export interface Claim {
	player: number;
	secret: string;
	game: number;
}

/** An id as clients write it: no sign, exponent, blank or leading zero. */
const ID = /^[1-9]\d{0,15}$/;

/** Returns the id in a text; NaN, which no row has, for any other text. */
export const idIn = (text: string | undefined): number =>
	text !== undefined && ID.test(text) ? Number(text) : Number.NaN;

/**
 * Returns the claim in the query of a room connection. A missing, malformed or repeated value makes
 * a claim that no seat matches.
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

/** Returns whether the seat is in that game and has the secret. Compares in constant time. */
export async function isSeatOf(db: Db, { player, secret, game }: Claim): Promise<boolean> {
	const seat = Number.isSafeInteger(player) ? await seatOf(db, player) : null;
	// Unknown seats are compared too, so that the time reveals nothing.
	const known = Buffer.from(seat?.secretHash ?? hashSecret(""), "hex");
	const same = timingSafeEqual(known, Buffer.from(hashSecret(secret), "hex"));
	return seat !== null && seat.gameId === game && same;
}
