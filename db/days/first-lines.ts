import type { Language } from "#game/settings/languages.ts";
import type { Db } from "../connection.ts";
import { eraseDeleted } from "../erasure.ts";

/** The day of a line, and the hashes by which its writer is known on that day. */
interface Author {
	/** A UTC date. */
	date: string;
	hashes: readonly string[];
}

/** A line that another person has let others read. */
export interface OthersLine {
	id: number;
	line: string;
}

/** Stores the line of a writer in place of an earlier one. A reported line stays hidden. */
export async function keepFirstLine(
	db: Db,
	{ date, hashes: [author_hash = ""] }: Author,
	{ language, line }: { language: Language; line: string },
): Promise<void> {
	await db("first_lines")
		.insert({ date, author_hash, language, line })
		.onConflict(["date", "author_hash"])
		.merge(["language", "line"]);
}

/** Removes the lines of a writer, also from the disk. A reported one stays, so that it stays hidden. */
export async function removeFirstLine(db: Db, { date, hashes }: Author): Promise<void> {
	const own = db("first_lines")
		.where({ date, reported: 0 })
		.whereIn("author_hash", [...hashes]);
	if ((await own.delete()) > 0) await eraseDeleted(db);
}

/**
 * Returns the lines of others, at most `most`, to a writer who has let others read theirs; null to
 * everybody else.
 */
export async function othersLines(
	db: Db,
	{ date, hashes }: Author,
	most: number,
): Promise<OthersLine[] | null> {
	const mine = [...hashes];
	const own = await db("first_lines")
		.where({ date })
		.whereIn("author_hash", mine)
		.first("language");
	if (!own) return null;
	return db("first_lines")
		.where({ date, language: own.language, reported: 0 })
		.whereNotIn("author_hash", mine)
		.orderBy("id")
		.limit(most)
		.select("id", "line");
}

/** Hides the line with this id from everybody. */
export async function reportFirstLine(db: Db, id: number): Promise<void> {
	await db("first_lines").where({ id }).update({ reported: 1 });
}

/** Removes all lines of the days before this UTC date, also from the disk. */
export async function expireFirstLines(db: Db, date: string): Promise<void> {
	if ((await db("first_lines").where("date", "<", date).delete()) > 0) await eraseDeleted(db);
}
