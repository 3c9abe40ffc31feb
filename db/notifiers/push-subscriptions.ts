import type { Tables } from "knex/types/tables.js";
import type { NewsKind } from "#game/news/kinds.ts";
import type { Language } from "#game/settings/languages.ts";
import type { Db } from "../connection.ts";

/** Where and how a person wants the news of a game on one device. */
export interface PushSubscription {
	gameId: number;
	playerId: number;
	/** The hash of the device's secret, with which the subscription ends. */
	secretHash: string;
	/** The address at the browser's push service. */
	endpoint: string;
	/** The keys that messages are encrypted for, base64url. */
	keys: { p256dh: string; auth: string };
	language: Language;
	/** An IANA name. */
	timeZone: string;
	/** Hours from 0 to 23 between which nothing is sent; equal ones are none. */
	quiet: { from: number; until: number };
	kinds: NewsKind[];
}

/** A subscription with its id. */
export interface KeptSubscription extends PushSubscription {
	id: number;
}

/**
 * Keeps a subscription of a seat, in place of the one of the same device, and returns its id; null
 * when there is no such seat any more. Of more than `most` devices of a seat the oldest are forgotten.
 */
export async function keepSubscription(
	db: Db,
	{ gameId, playerId, secretHash, endpoint, keys, ...wish }: PushSubscription,
	{ most, now }: { most: number; now: number },
): Promise<number | null> {
	return db.transaction(async (trx) => {
		// Devices of a seat are counted one after the other, and removal waits. SQLite ignores the lock.
		const [seat] = await trx("seats")
			.where({ game_id: gameId, player_id: playerId })
			.forUpdate()
			.select("player_id");
		if (!seat) return null;
		const [row] = await trx("push_subscriptions")
			.insert({
				game_id: gameId,
				player_id: playerId,
				secret_hash: secretHash,
				endpoint,
				...keys,
				language: wish.language,
				time_zone: wish.timeZone,
				quiet_from: wish.quiet.from,
				quiet_until: wish.quiet.until,
				kinds: JSON.stringify(wish.kinds),
				created_at: now,
			})
			.onConflict(["player_id", "endpoint"])
			.merge()
			.returning("id");
		const own = trx("push_subscriptions").where({ player_id: playerId });
		const latest = await own
			.clone()
			.orderBy([
				{ column: "created_at", order: "desc" },
				{ column: "id", order: "desc" },
			])
			.limit(most)
			.pluck("id");
		await own.clone().whereNotIn("id", latest).delete();
		return row?.id ?? null;
	});
}

/** Forgets a subscription of a seat. Returns whether there was one. */
export async function dropSubscription(
	db: Db,
	{ id, playerId }: { id: number; playerId: number },
): Promise<boolean> {
	return (await db("push_subscriptions").where({ id, player_id: playerId }).delete()) > 0;
}

/** Forgets a device in all its games, because its push service does not know it any more. */
export async function dropEndpoint(db: Db, endpoint: string): Promise<void> {
	await db("push_subscriptions").where({ endpoint }).delete();
}

/**
 * Counts a message that the push service has refused for a device, and returns how many in a row
 * that makes.
 */
export async function countRefusal(db: Db, endpoint: string): Promise<number> {
	const rows = await db("push_subscriptions")
		.where({ endpoint })
		.update({ refusals: db.raw("refusals + 1") }, ["refusals"]);
	return Math.max(0, ...rows.map(({ refusals }) => refusals));
}

/** Records that the push service takes messages for a device. */
export async function forgetRefusals(db: Db, endpoint: string): Promise<void> {
	await db("push_subscriptions")
		.where({ endpoint })
		.where("refusals", ">", 0)
		.update({ refusals: 0 });
}

/** Returns whether a seat has this subscription. */
export const hasSubscription = async (
	db: Db,
	{ id, playerId }: { id: number; playerId: number },
): Promise<boolean> =>
	(await db("push_subscriptions").where({ id, player_id: playerId }).first("id")) !== undefined;

/** Gives the subscriptions of a device another address and keys. Returns how many there were. */
export async function moveEndpoint(
	db: Db,
	from: Pick<PushSubscription, "endpoint"> & { auth: string },
	{ endpoint, keys }: Pick<PushSubscription, "endpoint" | "keys">,
): Promise<number> {
	let moved = 0;
	await db.transaction(async (trx) => {
		const players = trx("push_subscriptions").where({ endpoint }).select("player_id");
		// Its page was faster.
		await trx("push_subscriptions").where(from).whereIn("player_id", players).delete();
		moved = await trx("push_subscriptions")
			.where(from)
			.update({ endpoint, ...keys, refusals: 0 });
	});
	return moved;
}

/** Returns the subscriptions of these players to a kind of news. */
export async function subscribersOf(
	db: Db,
	gameId: number,
	players: readonly number[],
	kind: NewsKind,
): Promise<KeptSubscription[]> {
	const rows = await db("push_subscriptions")
		.where({ game_id: gameId })
		.whereIn("player_id", players);
	return rows.map(subscriptionOf).filter(({ kinds }) => kinds.includes(kind));
}

/** Returns a row as a subscription. */
export const subscriptionOf = (row: Tables["push_subscriptions"]): KeptSubscription => ({
	id: row.id,
	gameId: row.game_id,
	playerId: row.player_id,
	secretHash: row.secret_hash,
	endpoint: row.endpoint,
	keys: { p256dh: row.p256dh, auth: row.auth },
	// `keepSubscription` writes only these.
	language: row.language as Language,
	timeZone: row.time_zone,
	quiet: { from: row.quiet_from, until: row.quiet_until },
	kinds: JSON.parse(row.kinds),
});
