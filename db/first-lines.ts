import type { Knex } from "knex";
import type { Language } from "#game/settings/languages.ts";
import type { Db } from "./connection.ts";
import { oneAtATime, returnedRows } from "./dialects/dialect.ts";
import { eraseDeleted } from "./erasure.ts";

/** A writer on a day. All hashes differ from day to day. */
export interface Author {
	/** A UTC date. */
	date: string;
	/** The hash of the seat that wrote the line: a room has one line. */
	seat: string;
	/** The hash of the account; null for guests. */
	account: string | null;
}

/** A reader on a day. */
export interface Reader {
	/** A UTC date. */
	date: string;
	/** The hashes of the account and of the device, by which they may have shared a line. */
	hashes: readonly string[];
}

/** A line that another person has let others read. */
export interface OthersLine {
	id: number;
	line: string;
}

/** A reported line. */
export interface ReportedLine extends OthersLine {
	date: string;
	language: Language;
	reports: number;
	/** Nobody sees it any more. */
	hidden: boolean;
	/** The time of the latest report, epoch ms. */
	lastAt: number;
}

/** The reports, by different people and from different networks, that hide a line. */
const HIDING = 2;

/**
 * Stores the line of a writer in place of an earlier one of this seat or account. The device only
 * lets its person read the lines of others. Reports of the line stay.
 */
export async function keepFirstLine(
	db: Db,
	author: Author,
	{ language, line, device }: { language: Language; line: string; device: string | null },
): Promise<void> {
	const { date, seat, account } = author;
	await db.transaction(async (trx) => {
		await oneAtATime(trx, `first lines of ${date}`);
		const [known, ...more] = await linesBy(trx, author);
		const row = { seat_hash: seat, author_hash: account ?? seat, device_hash: device };
		await trx("first_lines").whereIn("id", more).delete();
		if (known === undefined) await trx("first_lines").insert({ date, ...row, language, line });
		else
			await trx("first_lines")
				.where({ id: known })
				.update({ ...row, language, line });
	});
}

/**
 * Removes the line of a writer, also from the disk. One that was reported leaves an empty row, so
 * that its reports come back with it.
 */
export async function removeFirstLine(db: Db, author: Author): Promise<void> {
	const ids = await linesBy(db, author);
	const reported = db("first_line_reports").select("line_id");
	const gone = await db("first_lines").whereIn("id", ids).whereNotIn("id", reported).delete();
	const emptied = await db("first_lines").whereIn("id", ids).update({ line: "" });
	if (gone + emptied > 0) await eraseDeleted(db);
}

/** Returns the ids of a writer's lines, those with reports first. */
const linesBy = (db: Knex, { date, seat, account }: Author): Promise<number[]> =>
	db("first_lines")
		.where({ date })
		.where((query) => {
			query.where({ seat_hash: seat }).orWhere({ author_hash: account ?? seat });
		})
		.orderBy([{ column: "reported", order: "desc" }, "id"])
		.pluck("id");

/** Returns the lines that a reader has let others read on that day. */
const ownLines = (
	db: Db,
	{ date, hashes }: Reader,
): Promise<{ id: number; language: Language }[]> =>
	db("first_lines")
		.where({ date })
		.whereNot({ line: "" })
		.where((query) => {
			query.whereIn("author_hash", [...hashes]).orWhereIn("device_hash", [...hashes]);
		})
		.orderBy("id")
		.select("id", "language");

/** Selects the lines of others that a reader with these own lines may see. */
const linesFor = (db: Db, date: string, own: readonly { id: number; language: Language }[]) => {
	const ids = own.map(({ id }) => id);
	return db("first_lines")
		.where({ date, language: own[0]?.language ?? "en", reported: 0 })
		.whereNot({ line: "" })
		.whereNotIn("id", ids)
		.whereNotIn("id", db("first_line_reports").whereIn("reader_line_id", ids).select("line_id"));
};

/**
 * Returns lines of others, at most `most`, to a reader who has let others read theirs; null to
 * all other callers. Of more lines each call draws some at random.
 */
export async function othersLines(
	db: Db,
	reader: Reader,
	most: number,
): Promise<OthersLine[] | null> {
	const own = await ownLines(db, reader);
	if (own.length === 0) return null;
	return linesFor(db, reader.date, own).orderByRaw("random()").limit(most).select("id", "line");
}

/**
 * Hides a line from a reader, and from all once two people from different networks have reported
 * it. `network` is a digest of the reader's network (`networkDigest`). Returns false for a line
 * that the reader may not see.
 */
export async function reportFirstLine(
	db: Db,
	reader: Reader,
	{ id, network }: { id: number; network: number },
	now: number,
): Promise<boolean> {
	const own = await ownLines(db, reader);
	const [first] = own;
	if (!first || !(await linesFor(db, reader.date, own).where({ id }).first("id"))) return false;
	await db("first_line_reports")
		.insert({ line_id: id, reader_line_id: first.id, network, reported_at: now })
		.onConflict(["line_id", "reader_line_id"])
		.ignore();
	const [counted] = await db("first_line_reports")
		.where({ line_id: id })
		.countDistinct({ people: "reader_line_id", networks: "network" });
	if (Math.min(Number(counted?.people), Number(counted?.networks)) >= HIDING)
		await db("first_lines").where({ id }).update({ reported: 1 });
	return true;
}

/** Returns the reported lines, the latest first, at most `limit` after the first `skip`. */
export async function reportedLines(
	db: Db,
	{ skip, limit }: { skip: number; limit: number },
): Promise<ReportedLine[]> {
	const rows = await returnedRows<Omit<ReportedLine, "hidden" | "lastAt"> & Counted>(
		db,
		`SELECT id, date, language, line, reported, reports, last_at FROM first_lines
		JOIN (
			SELECT line_id, COUNT(*) AS reports, MAX(reported_at) AS last_at
			FROM first_line_reports GROUP BY line_id
		) AS counted ON line_id = id
		WHERE line <> '' ORDER BY last_at DESC, id DESC LIMIT ? OFFSET ?`,
		[limit, skip],
	);
	return rows.map(({ reported, reports, last_at, ...row }) => ({
		...row,
		// Postgres returns big integers as text.
		...{ reports: Number(reports), hidden: reported === 1, lastAt: Number(last_at) },
	}));
}

interface Counted {
	reported: number;
	last_at: number | string;
}

/** Hides a line from all readers. Returns false when there is none. */
export const hideFirstLine = async (db: Db, id: number): Promise<boolean> =>
	(await db("first_lines").where({ id }).update({ reported: 1 })) > 0;

/** Removes all lines of the days before this UTC date, also from the disk. */
export async function expireFirstLines(db: Db, date: string): Promise<void> {
	if ((await db("first_lines").where("date", "<", date).delete()) > 0) await eraseDeleted(db);
}
