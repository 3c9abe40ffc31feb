import type { Db } from "../connection.ts";

/** An action of an admin, or an attempt at one. */
export interface AdminDeed {
	/** The label of the key. */
	label: string;
	action: string;
	/** The target of the action, such as a room code or the id of a story. Never a player's text. */
	target?: string | undefined;
	/** The account that the action is about. */
	userId?: string | undefined;
}

/** A row of the log. */
export interface LoggedDeed {
	id: number;
	/** Epoch ms. */
	at: number;
	label: string;
	action: string;
	target: string | null;
	userId: string | null;
	/** False when the action failed, or the server crashed during it. */
	done: boolean;
}

/** Runs an action after logging it, and marks it as done afterwards. */
export async function logged<T>(
	db: Db,
	{ label, action, target = null, userId = null }: Nullable<AdminDeed>,
	now: number,
	work: () => Promise<T>,
): Promise<T> {
	const [row] = await db("admin_log")
		.insert({ at: now, label, action, target, user_id: userId, done: 0 })
		.returning("id");
	const result = await work();
	if (row) await db("admin_log").where({ id: row.id }).update({ done: 1 });
	return result;
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null } & Pick<AdminDeed, "label" | "action">;

/** Returns the log, latest action first: at most `limit` rows after the first `skip`. */
export async function adminLog(
	db: Db,
	{ skip, limit }: { skip: number; limit: number },
): Promise<LoggedDeed[]> {
	const rows = await db("admin_log").orderBy("id", "desc").limit(limit).offset(skip).select();
	return rows.map(({ user_id, done, ...row }) => ({ ...row, userId: user_id, done: done === 1 }));
}

/** Removes the actions from before a time (epoch ms). */
export async function expireAdminLog(db: Db, before: number): Promise<void> {
	await db("admin_log").where("at", "<", before).delete();
}
