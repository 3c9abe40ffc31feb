import type { Context } from "koa";
import { type AdminDeed, logged } from "../../../db/admin/admin-log.ts";
import { log } from "../../log.ts";
import type { ApiContext } from "../route.ts";

/** The names of admins' actions in the log. */
export type AdminAction =
	| "config.set"
	| "maintenance.on"
	| "maintenance.off"
	| "room.open"
	| "room.close"
	| "table.delete"
	| "story.takeDown"
	| "story.removeCover"
	| "report.dismiss"
	| "line.hide"
	| "bugReport.read"
	| "bugReport.unread"
	| "bugReport.export"
	| "premium.grant"
	| "premium.revoke"
	| "password.link"
	| "pack.add"
	| "pack.delete"
	| "prompt.add"
	| "prompt.delete";

/** Runs an action after logging it in the database and in the server's log. */
export type Deed = <T>(
	about: Pick<AdminDeed, "target" | "userId"> & { action: AdminAction },
	work: () => Promise<T>,
) => Promise<T>;

/**
 * Returns the function that runs the actions of the admin with this label
 * (docs/site.md "Admin page").
 */
export const deedsOf =
	({ db }: Pick<ApiContext, "db">, label: string): Deed =>
	(about, work) => {
		log.info({ admin: label, ...about }, "an admin acts");
		return logged(db, { label, ...about }, Date.now(), work);
	};

/**
 * Returns the function that runs the actions of an admin's call. Throws a 403 without an admin key.
 */
export async function adminOf(api: ApiContext, ctx: Context): Promise<Deed> {
	const label = await api.callers.demandAdmin(ctx);
	await api.limits.take("changes", api.client(ctx));
	return deedsOf(api, label);
}

/** Rows of one page of the admin's lists. */
export const PAGE_SIZE = 25;

/**
 * Returns the page that `?page=` asks for. `read` gets a limit of one row more than the page has,
 * to show whether another page follows.
 */
export async function pageOf<Row>(
	ctx: Context,
	read: (page: { skip: number; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
	const asked = Number(ctx.query.page ?? 0);
	const skip = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
	const rows = await read({ skip, limit: PAGE_SIZE + 1 });
	const next = rows.length > PAGE_SIZE ? String(skip + PAGE_SIZE) : null;
	return { rows: rows.slice(0, PAGE_SIZE), next };
}
