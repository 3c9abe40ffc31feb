import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { screenOf } from "../db/screens.ts";
import { secretsOfSeat } from "../db/seats.ts";
import { type Client, isInside, isLoopback } from "./front/client.ts";

/**
 * Returns the hash of a secret. The database stores only hashes, because its readers must not get a
 * seat.
 */
export const hashSecret = (secret: string): string =>
	createHash("sha256").update(secret).digest("hex");

/**
 * Returns the hash of a device in one game. It differs from game to game, so that a device cannot
 * be tracked through the database.
 */
export const hashDevice = (game: number, device: string): string =>
	createHash("sha256").update(`${game} ${device}`).digest("hex");

/**
 * Returns the hash of a client's address in one game; null for programs on this machine, because
 * all clients behind an untrusted proxy seem to be there.
 */
export const hashAddress = (game: number, { address }: Client): string | null =>
	isLoopback(address) ? null : hashDevice(game, address);

/** Returns the address of a client as the seats of a game keep it. */
export const addressIn = (game: number, client: Client) => ({
	addressHash: hashAddress(game, client),
	addressPublic: !isInside(client.address),
});

/** Returns a new random secret of 192 bits. */
export const makeSecret = (): string => randomBytes(24).toString("base64url");

/** The header with a seat's secret in calls without a body, because addresses are logged. */
export const SECRET_HEADER = "x-player-secret";

/**
 * The owner that a room connection claims to have: a player by their seat, or a screen, which has
 * none.
 */
export interface Claim {
	kind: "seat" | "screen";
	/** The player's id, or the screen's. */
	id: number;
	secret: string;
	game: number;
	/** The screen plays no sounds. */
	quiet?: boolean;
}

/** An id in the form that clients send: no sign, exponent, blank or leading zero. */
const ID = /^[1-9]\d{0,15}$/;

/** Returns the id in a text; NaN, which no row has, for any other text. */
export const idIn = (text: string | undefined): number =>
	text !== undefined && ID.test(text) ? Number(text) : Number.NaN;

/**
 * Returns the claim in the query of a room connection. A missing, malformed or repeated value makes
 * a claim that never matches.
 */
export function claimIn(query: string): Claim {
	const values = new URLSearchParams(query);
	const one = (name: string): string | undefined => {
		const all = values.getAll(name);
		return all.length === 1 ? all[0] : undefined;
	};
	const kind = values.has("screen_id") ? "screen" : "seat";
	const holder = kind === "screen" ? "screen" : "player";
	return {
		kind,
		id: idIn(one(`${holder}_id`)),
		game: idIn(one("game_id")),
		secret: one(`${holder}_secret`) ?? "",
		quiet: one("screen_quiet") === "true",
	};
}

/**
 * Returns whether the seat or the screen is in that game and has the secret. Compares in constant
 * time.
 */
export async function isTrue(db: Db, { kind, id, secret, game }: Claim): Promise<boolean> {
	const find = kind === "screen" ? screenOf : secretsOfSeat;
	const found = Number.isSafeInteger(id) ? await find(db, id) : null;
	const sent = Buffer.from(hashSecret(secret), "hex");
	// Unknown ones are compared too, so that the time reveals nothing.
	const same = (found?.secretHashes ?? [hashSecret("")]).filter((known) =>
		timingSafeEqual(Buffer.from(known, "hex"), sent),
	);
	return found !== null && found.gameId === game && same.length > 0;
}
