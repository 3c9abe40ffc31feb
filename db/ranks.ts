import type { Db } from "./connection.ts";

/**
 * Adds the stories of a game to the ranks of accounts, once for each game. An id that occurs twice
 * counts two stories (docs/game.md "Awards and points").
 */
export async function addRanks(db: Db, gameId: number, userIds: string[]): Promise<void> {
	const stories = new Map<string, number>();
	// Updated in id order to prevent deadlocks between two games in Postgres.
	for (const userId of [...userIds].sort()) stories.set(userId, (stories.get(userId) ?? 0) + 1);
	if (stories.size === 0) return;
	await db.transaction(async (trx) => {
		const awards = [...stories].map(([user_id, stories]) => ({
			user_id,
			game_id: gameId,
			stories,
		}));
		const fresh = await trx("rank_awards")
			.insert(awards)
			.onConflict(["user_id", "game_id"])
			.ignore()
			.returning(["user_id", "stories"]);
		if (fresh.length === 0) return;
		const ranks = fresh.map(({ user_id, stories }) => ({ user_id, rank: stories }));
		await trx("ranks")
			.insert(ranks)
			.onConflict("user_id")
			.merge({ rank: trx.raw("ranks.rank + excluded.rank") });
	});
}

/** Returns the number of stories that an account has written. */
export async function readRank(db: Db, userId: string): Promise<number> {
	const row = await db("ranks").where({ user_id: userId }).first("rank");
	return row?.rank ?? 0;
}
