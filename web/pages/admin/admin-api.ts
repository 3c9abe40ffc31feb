import { siteWords } from "#words/site/site.ts";
import type { SiteConfigAnswer } from "../../../gateway/api/answers.ts";
import type {
	AdminAccountRow,
	AdminLogRow,
	BugReportRow,
	LiveRoomRow,
	ReportedLineRow,
	ResetLinkAnswer,
	StoryReportRow,
} from "../../../gateway/api/site-answers.ts";
import { ApiError, call, type Method } from "../../api.ts";
import { adminKey, keepHandedKey } from "../../device/admin-key.ts";

/** A page of a list, and the token of the next one. */
export interface RowsAnswer<Row> {
	rows: Row[];
	next: string | null;
}

const asAdmin = <T>(method: Method, path: string, body?: object): Promise<T> =>
	call<T>(method, path, body, { adminKey: adminKey() });

const list =
	<Row>(path: string) =>
	(page: string | null, filter: Record<string, string> = {}): Promise<RowsAnswer<Row>> => {
		const query = new URLSearchParams({ ...filter, ...(page !== null && { page }) });
		return asAdmin("GET", `${path}?${query}`);
	};

/** The calls of the admin page. They reject with an ApiError. */
export const adminApi = {
	/** Rejects unless this device has an admin key that the server accepts. */
	async access(): Promise<true> {
		keepHandedKey();
		if (adminKey() === null) throw new ApiError(0, "");
		await asAdmin("GET", "/config/access");
		return true;
	},
	setConfig: (config: SiteConfigAnswer) => asAdmin<SiteConfigAnswer>("PUT", "/config", config),
	rooms: list<LiveRoomRow>("/admin/rooms"),
	closeRoom: (code: string) => asAdmin("DELETE", `/admin/rooms/${code}`),
	deleteTable: (key: string) => asAdmin("DELETE", `/admin/tables/${encodeURIComponent(key)}`),
	reports: list<StoryReportRow>("/admin/reports"),
	dismiss: (shortcut: string) => asAdmin("DELETE", `/admin/reports/${shortcut}`),
	takeDown: (shortcut: string) =>
		asAdmin("DELETE", `/admin/stories/${encodeURIComponent(shortcut)}`),
	removeCover: (shortcut: string) => asAdmin("DELETE", `/admin/stories/${shortcut}/cover`),
	lines: list<ReportedLineRow>("/admin/firstLines"),
	hideLine: (id: number) => asAdmin("DELETE", `/admin/firstLines/${id}`),
	bugReports: list<BugReportRow>("/admin/bugReports"),
	markBugReport: (id: number, read: boolean) => asAdmin("PUT", `/admin/bugReports/${id}`, { read }),
	accounts: list<AdminAccountRow>("/admin/accounts"),
	setSupporter: (user_id: string, supporter: boolean) =>
		asAdmin("PUT", "/admin/supporters", { user_id, supporter }),
	resetPassword: (user_id: string) =>
		asAdmin<ResetLinkAnswer>("POST", "/admin/passwordResets", { user_id }),
	log: list<AdminLogRow>("/admin/log"),
	/** Returns all bug reports as the text of a file. */
	async exportBugReports(format: "csv" | "json"): Promise<string> {
		const answer = await fetch(`/api/v3/admin/bugReports/${format}`, {
			headers: { "x-admin-key": adminKey() ?? "" },
		}).catch(() => null);
		if (!answer?.ok) throw new ApiError(answer?.status ?? 0, siteWords.errors.unreachable);
		return answer.text();
	},
};
