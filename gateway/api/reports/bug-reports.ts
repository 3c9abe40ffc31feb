import type { Context } from "koa";
import * as v from "valibot";
import { normaliseCode } from "#game/names/room-code.ts";
import { rawText } from "#game/wire/bodies.ts";
import {
	addBugReport,
	bugReports,
	type KeptBugReport,
	markBugReport,
} from "../../../db/admin/bug-reports.ts";
import { refuse } from "../../refusals.ts";
import { idIn } from "../../session.ts";
import { adminOf, pageOf } from "../admin/admin-deeds.ts";
import { csvOf } from "../admin/csv.ts";
import { Refused } from "../errors.ts";
import { routeGroup } from "../route.ts";
import { BugReportAnswer, BugReportRow, BugReportsAnswer } from "../site-answers.ts";
import { BUG_FREQUENCIES, BUG_REPORT_LENGTHS } from "./report-rules.ts";

const text = (what: string, longest: number, tidy = (sent: string) => sent.trim()) => {
	const tooLong = `${what} can have at most ${longest} characters`;
	return v.pipe(
		v.string(),
		rawText(longest, tooLong),
		v.transform(tidy),
		v.maxLength(longest, tooLong),
	);
};
const required = (what: string, longest: number) =>
	v.pipe(text(what, longest), v.minLength(1, `${what} is missing`));

const { summary, date, roomCode, device, additionalInfo } = BUG_REPORT_LENGTHS;

/** Answers left out by the reporter are absent. */
const Sent = v.strictObject({
	summary: required("The description", summary),
	date: required("The date", date),
	roomCode: v.optional(text("The room code", roomCode, normaliseCode), ""),
	device: v.optional(text("The device", device), ""),
	otherDevice: v.optional(v.boolean()),
	errorDisplayed: v.optional(v.boolean()),
	frequency: v.optional(v.picklist(BUG_FREQUENCIES)),
	additionalInfo: v.optional(text("The additional information", additionalInfo), ""),
});

const Mark = v.strictObject({ read: v.boolean() });

/**
 * Bug reports of accounts, and the admins' actions on them
 * (docs/site.md "Bug reports and reported stories").
 */
export const bugReportRoutes = routeGroup(
	"Bug reports",
	{
		"POST /bugReport": {
			summary: "Takes a bug report.",
			access: ["account"],
			body: Sent,
			answer: BugReportAnswer,
			status: 201,
		},
		"GET /admin/bugReports": {
			summary: "Lists the bug reports, the latest first.",
			access: ["operator"],
			answer: BugReportsAnswer,
		},
		"GET /admin/bugReports/json": {
			summary: "Exports all bug reports as JSON.",
			access: ["operator"],
			answer: v.array(BugReportRow),
		},
		"GET /admin/bugReports/csv": {
			summary: "Exports all bug reports as CSV.",
			access: ["operator"],
			answer: v.pipe(v.string(), v.description("CSV with a head line")),
			media: "text/csv",
		},
		"PUT /admin/bugReports/:id": {
			summary: "Marks a bug report as read, or as unread.",
			access: ["operator"],
			body: Mark,
			answer: BugReportAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, callers, client } = api;
		const exported = async (ctx: Context, target: string) => {
			const act = await adminOf(api, ctx);
			const reports = await act({ action: "bugReport.export", target }, () => bugReports(db));
			return reports.map(rowOf);
		};
		return {
			"POST /bugReport": async (ctx, body) => {
				const { id: userId } = await callers.accountOf(ctx);
				const { otherDevice = null, errorDisplayed = null, frequency = null, ...texts } = body();
				const report = { ...texts, otherDevice, errorDisplayed, frequency };
				const id = await limits.during("reports", client(ctx), () =>
					addBugReport(db, userId, report, Date.now()),
				);
				return { id };
			},
			"GET /admin/bugReports": async (ctx) => {
				await callers.demandAdmin(ctx);
				return pageOf(ctx, async (page) => (await bugReports(db, page)).map(rowOf));
			},
			"GET /admin/bugReports/json": (ctx) => exported(ctx, "json"),
			"GET /admin/bugReports/csv": async (ctx) => {
				const rows = await exported(ctx, "csv");
				ctx.type = "text/csv";
				// The schema has exactly the keys of a row.
				return csvOf(Object.keys(BugReportRow.entries) as (keyof BugReportRow)[], rows);
			},
			"PUT /admin/bugReports/:id": async (ctx, body) => {
				const act = await adminOf(api, ctx);
				const id = idIn(ctx.params.id);
				const { read } = body();
				const action = read ? "bugReport.read" : "bugReport.unread";
				const found = await act({ action, target: String(id) }, () =>
					markBugReport(db, id, read ? Date.now() : null),
				);
				if (!found) throw new Refused(404, refuse("noSuchBugReport"));
				return { id };
			},
		};
	},
);

function rowOf(report: KeptBugReport): BugReportRow {
	return {
		id: report.id,
		user_id: report.userId,
		summary: report.summary,
		date: report.date,
		room_code: report.roomCode,
		device: report.device,
		other_device: report.otherDevice,
		error_displayed: report.errorDisplayed,
		// POST wrote this column.
		frequency: report.frequency as BugReportRow["frequency"],
		additional_info: report.additionalInfo,
		created_at: report.createdAt,
		read_at: report.readAt,
	};
}
