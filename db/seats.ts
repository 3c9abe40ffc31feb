import type { Db } from "./connection.ts";

/** A seat in the database, which recognises a secret after the browser has lost its storage. */
export interface SeatRecord {
	playerId: number;
	gameId: number;
	secretHash: string;
	/** The account of the call; null for guests. */
	userId: string | null;
	/** The hash of the device in this game; null for clients that send no device. */
	deviceHash: string | null;
	audience: boolean;
}

/** Where the call for a seat comes from. */
interface SeatOrigin extends Pick<SeatRecord, "userId" | "deviceHash"> {
	/** The hash of the address in this game; missing for programs on this machine. */
	addressHash?: string | null;
	/** Whether that address is a public one, and not that of a router or proxy for everybody. */
	addressPublic?: boolean;
}

/** The data of a newly taken seat. */
type NewSeat = Omit<SeatRecord, "playerId"> & SeatOrigin;

/**
 * Takes a seat, or returns the existing seat of the secret in this game
 * (docs/protocol.md "Rooms over REST"), which stays as it is until the room has let its person in
 * (`updateSeat`).
 */
export async function reserveSeat(
	db: Db,
	seat: NewSeat,
	now: number,
): Promise<{ playerId: number; existing: boolean }> {
	const { gameId: game_id, secretHash: secret_hash, addressHash: address_hash = null } = seat;
	const { addressPublic = false } = seat;
	const row = {
		game_id,
		secret_hash,
		user_id: seat.userId,
		device_hash: seat.deviceHash,
		address_hash,
		address_public: Number(addressPublic),
		audience: Number(seat.audience),
		created_at: now,
	};
	for (;;) {
		const known = await playerWith(db, game_id, secret_hash);
		const [taken] =
			known === null
				? await db("seats")
						.insert(row)
						.onConflict(["game_id", "secret_hash"])
						.ignore()
						.returning("player_id")
				: [];
		if (taken) return { playerId: taken.player_id, existing: false };
		if (known !== null) return { playerId: known, existing: true };
		// Another call with this secret took the seat between the statements.
	}
}

/**
 * Stores the origin of a call with which a person came back to their seat: a seat without an account
 * or a device gets the first one sent with its secret, and its address is that of the last call.
 */
export async function updateSeat(
	db: Db,
	player_id: number,
	{ userId, deviceHash, addressHash = null, addressPublic = false }: SeatOrigin,
): Promise<void> {
	for (const [key, value] of Object.entries({ user_id: userId, device_hash: deviceHash }))
		if (value !== null)
			await db("seats")
				.where({ player_id })
				.whereNull(key)
				.update({ [key]: value });
	if (addressHash !== null)
		await db("seats")
			.where({ player_id })
			.update({ address_hash: addressHash, address_public: Number(addressPublic) });
}

/** Frees a seat: its secret is no longer valid, and its id is never used again. */
export async function releaseSeat(db: Db, playerId: number): Promise<void> {
	await db("seats").where({ player_id: playerId }).delete();
}

/** Returns the seat of a player; null when there is none. */
export async function seatOf(db: Db, playerId: number): Promise<SeatRecord | null> {
	const row = await db("seats").where({ player_id: playerId }).first();
	if (!row) return null;
	return {
		playerId,
		gameId: row.game_id,
		secretHash: row.secret_hash,
		userId: row.user_id,
		deviceHash: row.device_hash,
		audience: row.audience === 1,
	};
}

/**
 * Returns the game of a seat and the hashes of its secrets, one for each device; null when there is
 * none.
 */
export async function secretsOfSeat(
	db: Db,
	playerId: number,
): Promise<{ gameId: number; secretHashes: string[] } | null> {
	const rows = await db("seats")
		.leftJoin("seat_keys", "seat_keys.player_id", "seats.player_id")
		.where("seats.player_id", playerId)
		.select({
			gameId: "seats.game_id",
			first: "seats.secret_hash",
			further: "seat_keys.secret_hash",
		});
	const [seat] = rows;
	if (!seat) return null;
	const further = rows.flatMap((row) => (row.further === null ? [] : [String(row.further)]));
	return { gameId: seat.gameId, secretHashes: [seat.first, ...further] };
}

/** A seat in an open room. */
export interface OpenSeat {
	playerId: number;
	gameId: number;
	code: string;
	audience: boolean;
}

/** Returns the seats of an account in open rooms, the latest first, at most `most`. */
export async function openSeatsOf(db: Db, userId: string, most: number): Promise<OpenSeat[]> {
	const rows = await db("seats")
		.join("rooms", "rooms.id", "seats.game_id")
		.where("seats.user_id", userId)
		.whereNull("rooms.closed_at")
		.orderBy("seats.player_id", "desc")
		.limit(most)
		.select("seats.player_id", "seats.game_id", "seats.audience", "rooms.code");
	return rows.map(({ player_id, game_id, audience, code }) => ({
		playerId: player_id,
		gameId: game_id,
		code,
		audience: audience === 1,
	}));
}

/** Enough for any person; a device that takes and leaves more seats may evade a kick. */
const MOST_SEATS = 200;

/**
 * Returns the other seats of a seat's account and device in its game, latest first. A seat that has
 * none counts with those of the call.
 */
export async function otherSeatsOf(
	db: Db,
	playerId: number,
	call: Pick<SeatOrigin, "userId" | "deviceHash"> = { userId: null, deviceHash: null },
): Promise<number[]> {
	const own = await db("seats").where({ player_id: playerId }).first();
	if (!own) return [];
	const { game_id } = own;
	const user_id = own.user_id ?? call.userId;
	const device_hash = own.device_hash ?? call.deviceHash;
	return (
		db("seats")
			.where({ game_id })
			.whereNot({ player_id: playerId })
			// In SQL no value equals null, so guests without a device have no other seats.
			.whereRaw("(user_id = ? OR device_hash = ?)", [user_id, device_hash])
			.orderBy("player_id", "desc")
			.limit(MOST_SEATS)
			.pluck("player_id")
	);
}

/** Enough for any crowd; an address that takes and leaves more seats may evade the count. */
const MOST_NEAR = 1000;

/**
 * Returns the other seats of a game that were taken from an address, by its hash, or from an unknown
 * one; latest first.
 */
export const seatsNear = (
	db: Db,
	{ gameId, playerId }: Pick<SeatRecord, "gameId" | "playerId">,
	addressHash: string,
): Promise<number[]> =>
	db("seats")
		.where({ game_id: gameId })
		.whereNot({ player_id: playerId })
		.where((query) => query.where({ address_hash: addressHash }).orWhereNull("address_hash"))
		.orderBy("player_id", "desc")
		.limit(MOST_NEAR)
		.pluck("player_id");

/**
 * Returns the other seats of a game that have the public address of a seat, latest first; null if that
 * address is unknown or private, or may be that of the host. No seat of an unknown address is among
 * them.
 */
export async function seatsBeside(db: Db, playerId: number, hostId: number) {
	const of = (player_id: number) => db("seats").where({ player_id }).first();
	const [seat, host] = [await of(playerId), await of(hostId)];
	if (!seat?.address_hash || !host?.address_hash || seat.address_public !== 1) return null;
	const { game_id, address_hash } = seat;
	if (host.address_hash === address_hash) return null;
	return db("seats")
		.where({ game_id, address_hash })
		.whereNot({ player_id: playerId })
		.orderBy("player_id", "desc")
		.limit(MOST_NEAR)
		.pluck("player_id") as Promise<number[]>;
}

/** Returns the accounts of these players by player id. Guests are left out. */
export async function usersOf(db: Db, playerIds: number[]): Promise<Map<number, string>> {
	const rows = await db("seats").whereIn("player_id", playerIds).select("player_id", "user_id");
	return new Map(
		rows.flatMap(({ player_id, user_id }) => (user_id === null ? [] : [[player_id, user_id]])),
	);
}

/**
 * Returns the player whose seat has a secret in this game, or got it on a further device; null when
 * there is none.
 */
export async function playerWith(
	db: Db,
	gameId: number,
	secretHash: string,
): Promise<number | null> {
	const secret = { game_id: gameId, secret_hash: secretHash };
	const seat =
		(await db("seats").where(secret).first("player_id")) ??
		(await db("seat_keys").where(secret).first("player_id"));
	return seat?.player_id ?? null;
}

/** Returns whether a secret belongs to a seat of this game. */
export const isSecretOf = async (db: Db, gameId: number, secretHash: string): Promise<boolean> =>
	(await playerWith(db, gameId, secretHash)) !== null;

/** Returns the players whose seats in this game are of an account. */
export const seatsOfAccount = (db: Db, gameId: number, userId: string): Promise<number[]> =>
	db("seats").where({ game_id: gameId, user_id: userId }).pluck("player_id");
