import type { Db } from "../connection.ts";
import { eraseDeleted } from "../erasure.ts";

/** A player's report of a bug. Fields left out are null or empty. */
export interface BugReport {
	summary: string;
	date: string;
	roomCode: string;
	device: string;
	otherDevice: boolean | null;
	errorDisplayed: boolean | null;
	frequency: string | null;
	additionalInfo: string;
}

/** A bug report in the database. Times are epoch ms. */
export interface KeptBugReport extends BugReport {
	id: number;
	userId: string;
	createdAt: number;
	/** Null until an admin has marked it as read. */
	readAt: number | null;
}

/** Stores a bug report and returns its id. */
export async function addBugReport(
	db: Db,
	userId: string,
	report: BugReport,
	now: number,
): Promise<number> {
	const [row] = await db("bug_reports")
		.insert({
			user_id: userId,
			summary: report.summary,
			date: report.date,
			room_code: report.roomCode,
			device: report.device,
			other_device: toFlag(report.otherDevice),
			error_displayed: toFlag(report.errorDisplayed),
			frequency: report.frequency,
			additional_info: report.additionalInfo,
			created_at: now,
		})
		.returning("id");
	if (!row) throw new Error("the database returned no id for a bug report");
	return row.id;
}

/** Returns bug reports, latest first: those after the first `skip`, at most `limit` if given. */
export async function bugReports(
	db: Db,
	{ skip = 0, limit }: { skip?: number; limit?: number } = {},
): Promise<KeptBugReport[]> {
	const all = db("bug_reports").orderBy("id", "desc").offset(skip).select();
	const rows = await (limit === undefined ? all : all.limit(limit));
	return rows.map((row) => ({
		id: row.id,
		userId: row.user_id,
		summary: row.summary,
		date: row.date,
		roomCode: row.room_code,
		device: row.device,
		otherDevice: fromFlag(row.other_device),
		errorDisplayed: fromFlag(row.error_displayed),
		frequency: row.frequency,
		additionalInfo: row.additional_info,
		createdAt: row.created_at,
		readAt: row.read_at,
	}));
}

/** Marks a bug report as read at a time, or as unread. Returns false when there is none. */
export async function markBugReport(db: Db, id: number, readAt: number | null): Promise<boolean> {
	return (await db("bug_reports").where({ id }).update({ read_at: readAt })) > 0;
}

/** Removes the bug reports from before a time (epoch ms), also from the disk. */
export async function expireBugReports(db: Db, before: number): Promise<void> {
	if ((await db("bug_reports").where("created_at", "<", before).delete()) > 0)
		await eraseDeleted(db);
}

const toFlag = (answer: boolean | null): number | null => (answer === null ? null : Number(answer));
const fromFlag = (flag: number | null): boolean | null => (flag === null ? null : flag === 1);
