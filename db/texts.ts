import type { Db } from "./connection.ts";

/**
 * Returns the ids of short texts (names of characters, titles) in order. Equal texts in one game
 * have the same id.
 */
export async function internTexts(db: Db, gameId: number, contents: string[]): Promise<number[]> {
	if (contents.length === 0) return [];
	const rows = [...new Set(contents)].map((content) => ({ game_id: gameId, content }));
	// The merge changes nothing, but ignored rows would not be returned.
	const kept = await db("texts")
		.insert(rows)
		.onConflict(["game_id", "content"])
		.merge(["content"])
		.returning(["id", "content"]);
	const ids = new Map(kept.map(({ content, id }) => [content, id]));
	return contents.map((content) => {
		const id = ids.get(content);
		if (id === undefined)
			throw new Error(`The database must return each stored text (game ${gameId})`);
		return id;
	});
}

/** Returns the number of short texts of a game. */
export async function countTexts(db: Db, gameId: number): Promise<number> {
	const row = await db("texts").where({ game_id: gameId }).count({ count: "*" }).first();
	return Number(row?.count ?? 0);
}

/** Returns texts by id. Unknown ids are left out. */
export async function readTexts(db: Db, ids: number[]): Promise<Map<number, string>> {
	const rows = await db("texts").whereIn("id", ids).select("id", "content");
	return new Map(rows.map(({ id, content }) => [id, content]));
}
