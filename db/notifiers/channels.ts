import type { Db } from "../connection.ts";
import type { ChannelKind } from "./channel-kinds.ts";

/** The chat of a room's group. */
export interface Channel {
	kind: ChannelKind;
	/** The webhook, which is a secret; null after the chat has refused it for good. */
	address: string | null;
	/** The origin of this site in the links that are posted. */
	site: string;
}

/** A connected chat. */
export interface KeptChannel extends Channel {
	/** The messages in a row that the chat has refused. */
	refusals: number;
}

/** Connects an open room to a chat, in place of an earlier one. Returns false for other rooms. */
export async function setChannel(db: Db, gameId: number, channel: Channel): Promise<boolean> {
	return db.transaction(async (trx) => {
		// Locked, because the content of a room that closes is removed. SQLite ignores the lock.
		const open = trx("rooms").where({ id: gameId }).whereNull("closed_at").forNoKeyUpdate();
		if (!(await open.first("id"))) return false;
		await trx("channels")
			.insert({ game_id: gameId, ...channel, refusals: 0 })
			.onConflict("game_id")
			.merge();
		return true;
	});
}

/** Returns the chat of a room; null without one. */
export async function channelOf(db: Db, gameId: number): Promise<KeptChannel | null> {
	const row = db("channels").where({ game_id: gameId });
	return (await row.first("kind", "address", "site", "refusals")) ?? null;
}

/** Disconnects a room from its chat. */
export async function removeChannel(db: Db, gameId: number): Promise<void> {
	await db("channels").where({ game_id: gameId }).delete();
}

/** Forgets an address that the chat has refused for good, unless it was replaced meanwhile. */
export async function dropAddress(db: Db, gameId: number, address: string): Promise<void> {
	await db("channels").where({ game_id: gameId, address }).update({ address: null });
}

/** Counts a message that the chat has refused, and returns how many in a row that makes. */
export async function countRefusal(db: Db, gameId: number, address: string): Promise<number> {
	const [row] = await db("channels")
		.where({ game_id: gameId, address })
		.update({ refusals: db.raw("refusals + 1") }, ["refusals"]);
	return row?.refusals ?? 0;
}

/** Records that the chat takes messages. */
export async function forgetRefusals(db: Db, gameId: number, address: string): Promise<void> {
	await db("channels")
		.where({ game_id: gameId, address })
		.where("refusals", ">", 0)
		.update({ refusals: 0 });
}

/** Marks news of a room as sent to its chat, and returns those that were not. */
export async function claimNews(db: Db, gameId: number, news: string[]): Promise<string[]> {
	if (news.length === 0) return [];
	const rows = await db("channel_news")
		.insert(news.map((one) => ({ game_id: gameId, news: one })))
		.onConflict()
		.ignore()
		.returning("news");
	return rows.map((row) => row.news);
}

/** Marks news of a room as not sent. */
export async function releaseNews(db: Db, gameId: number, news: string[]): Promise<void> {
	await db("channel_news").where({ game_id: gameId }).whereIn("news", news).delete();
}
