import type { Db } from "./connection.ts";

/** The number of latest games that are used. */
const GAMES = 300;
/** The seconds of writing from which the games are more reliable than the first estimate. */
const ENOUGH = 20 * 3600;

/** The words written in a game, and the total seconds of all its parts. */
interface Written {
	words: number;
	seconds: number;
}

/**
 * Stores how much was written in the time of a game, once for each game, and deletes the oldest.
 */
export async function keepPace(
	db: Db,
	game_id: number,
	{ words, seconds }: Written,
): Promise<void> {
	if (seconds === 0) return;
	await db("paces").insert({ game_id, words, seconds }).onConflict("game_id").ignore();
	const oldest = db("paces").orderBy("game_id", "desc").offset(GAMES).limit(1).select("game_id");
	await db("paces").where("game_id", "<=", oldest).delete();
}

/** Returns the writing speed in words per second; null while there are too few games. */
export async function readPace(db: Db): Promise<number | null> {
	const sums = await db("paces").sum({ words: "words", seconds: "seconds" }).first();
	const [words, seconds] = [Number(sums?.words ?? 0), Number(sums?.seconds ?? 0)];
	return seconds < ENOUGH ? null : Math.round((words / seconds) * 100) / 100;
}
