import {
	type AnswerOf,
	type AnyCall,
	type AnyOptions,
	ApiError,
	type Caller,
	call,
} from "../../api.ts";
import { fetchFile } from "../../api-files.ts";
import { adminKey, keepHandedKey } from "../../device/admin-key.ts";

/** A page of a list, and the token of the next one. */
export interface RowsAnswer<Row> {
	rows: Row[];
	next: string | null;
}

const asAdmin = ((name: string, options?: AnyOptions) =>
	(call as AnyCall)(name, { ...options, adminKey: adminKey() })) as Caller;

/** Returns the query for a page of a list; null for the first one. */
const at = (page: string | null, filter: Record<string, string> = {}) => ({
	query: `?${new URLSearchParams({ ...filter, ...(page !== null && { page }) })}`,
});
type At = Parameters<typeof at>;

/** The calls of the admin page. They reject with an ApiError. */
export const adminApi = {
	/** Rejects unless this device has an admin key that the server accepts. */
	async access(): Promise<true> {
		keepHandedKey();
		if (adminKey() === null) throw new ApiError(0, "");
		await asAdmin("GET /config/access");
		return true;
	},
	backups: () => asAdmin("GET /admin/backups"),
	releases: () => asAdmin("GET /admin/releases"),
	setConfig: (config: AnswerOf<"GET /config">) => asAdmin("PUT /config", { body: config }),
	rooms: (...asked: At) => asAdmin("GET /admin/rooms", at(...asked)),
	closeRoom: (code: string) => asAdmin("DELETE /admin/rooms/:code", { params: { code } }),
	deleteTable: (key: string) => asAdmin("DELETE /admin/tables/:key", { params: { key } }),
	reports: (...asked: At) => asAdmin("GET /admin/reports", at(...asked)),
	dismiss: (shortcut: string) =>
		asAdmin("DELETE /admin/reports/:shortcut", { params: { shortcut } }),
	takeDown: (shortcut: string) =>
		asAdmin("DELETE /admin/stories/:shortcut", { params: { shortcut } }),
	removeCover: (shortcut: string) =>
		asAdmin("DELETE /admin/stories/:shortcut/cover", { params: { shortcut } }),
	lines: (...asked: At) => asAdmin("GET /admin/firstLines", at(...asked)),
	hideLine: (id: number) => asAdmin("DELETE /admin/firstLines/:id", { params: { id } }),
	bugReports: (...asked: At) => asAdmin("GET /admin/bugReports", at(...asked)),
	markBugReport: (id: number, read: boolean) =>
		asAdmin("PUT /admin/bugReports/:id", { params: { id }, body: { read } }),
	accounts: (...asked: At) => asAdmin("GET /admin/accounts", at(...asked)),
	setSupporter: (user_id: string, supporter: boolean) =>
		asAdmin("PUT /admin/supporters", { body: { user_id, supporter } }),
	resetPassword: (user_id: string) => asAdmin("POST /admin/passwordResets", { body: { user_id } }),
	log: (...asked: At) => asAdmin("GET /admin/log", at(...asked)),
	/** Returns all bug reports as the text of a file. */
	exportBugReports: async (format: "csv" | "json"): Promise<string> =>
		(await fetchFile(`GET /admin/bugReports/${format}`, { adminKey: adminKey() })).text(),
};
