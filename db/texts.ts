import type { Db } from "./connection.ts";

/**
 * The ids of short player texts (names of characters, titles), in order; identical spelling in one
 * game has one id.
 */
export async function internTexts(db: Db, gameId: number, contents: string[]): Promise<number[]> {
	if (contents.length === 0) return [];
	const rows = [...new Set(contents)].map((content) => ({ game_id: gameId, content }));
	// A merge that changes nothing, because rows that are ignored are not returned.
	const kept = await db("texts")
		.insert(rows)
		.onConflict(["game_id", "content"])
		.merge(["content"])
		.returning(["id", "content"]);
	const ids = new Map(kept.map(({ content, id }) => [content, id]));
	return contents.map((content) => {
		const id = ids.get(content);
		if (id === undefined)
			throw new Error(`A text of game ${gameId} did not come back as it was stored`);
		return id;
	});
}

/** Texts by id; an id that is not there is left out. */
export async function readTexts(db: Db, ids: number[]): Promise<Map<number, string>> {
	const rows = await db("texts").whereIn("id", ids).select("id", "content");
	return new Map(rows.map(({ id, content }) => [id, content]));
}
