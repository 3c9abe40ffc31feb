import * as v from "valibot";
import { gameIdOf } from "#game/room.ts";
import {
	dismissReports,
	isTakenDown,
	type ReportedStory,
	reportedStories,
	reportStory,
	storyBehind,
	takeDown,
} from "../../../db/admin/story-reports.ts";
import { removeCovers } from "../../../db/covers.ts";
import { refuse } from "../../refusals.ts";
import { adminOf, pageOf } from "../admin/admin-deeds.ts";
import type { SharedStory } from "../answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { type StoryReportRow, StoryReportsAnswer, TakenInAnswer } from "../site-answers.ts";
import { REPORT_REASONS } from "./report-rules.ts";

const Sent = v.strictObject({ reason: v.picklist(REPORT_REASONS) });

/**
 * Reports of shared stories, and their removal (docs/site.md "Bug reports and reported stories").
 */
export const storyReportRoutes = routeGroup(
	"Story reports",
	{
		"POST /stories/view/:shortcut/report": {
			summary: "Reports a shared story to the admins.",
			body: Sent,
			answer: TakenInAnswer,
			status: 201,
			refuses: [404, 410],
		},
		"GET /admin/reports": {
			summary: "Lists the reported stories, those that wait for an admin first.",
			access: ["operator"],
			answer: StoryReportsAnswer,
		},
		"DELETE /admin/reports/:shortcut": {
			summary: "Puts the reports of a story aside.",
			access: ["operator"],
			answer: TakenInAnswer,
			refuses: [404],
		},
		"DELETE /admin/stories/:shortcut": {
			summary: "Takes a shared story down for good.",
			access: ["operator"],
			answer: TakenInAnswer,
			refuses: [404],
		},
		"DELETE /admin/stories/:shortcut/cover": {
			summary: "Removes the cover of a shared story, also where players keep the story.",
			access: ["operator"],
			answer: TakenInAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, callers, client } = api;
		return {
			"POST /stories/view/:shortcut/report": async (ctx, body) => {
				const { reason } = body();
				const shortcut = String(ctx.params.shortcut);
				await limits.during("reports", client(ctx), async () => {
					if (await isTakenDown(db, { shortcut })) throw new Refused(410, refuse("storyTakenDown"));
					if (!(await reportStory(db, { shortcut, reason }, Date.now())))
						throw new Refused(404, refuse("notShared"));
				});
				return { ok: true as const };
			},
			"GET /admin/reports": async (ctx) => {
				await callers.demandAdmin(ctx);
				const now = Date.now();
				return pageOf(ctx, async (page) => (await reportedStories(db, page, now)).map(rowOf));
			},
			"DELETE /admin/reports/:shortcut": async (ctx) => {
				const act = await adminOf(api, ctx);
				const { storyId } = await storyAt(api, ctx.params.shortcut);
				const found = await act({ action: "report.dismiss", target: String(storyId) }, () =>
					dismissReports(db, storyId, Date.now()),
				);
				if (!found) throw new Refused(404, refuse("noSuchReport"));
				return { ok: true as const };
			},
			"DELETE /admin/stories/:shortcut": async (ctx) => {
				const act = await adminOf(api, ctx);
				const story = await storyAt(api, ctx.params.shortcut);
				await act({ action: "story.takeDown", target: String(story.storyId) }, () =>
					takeDown(db, { ...story, gameId: gameIdOf(story.storyId) }, Date.now()),
				);
				return { ok: true as const };
			},
			"DELETE /admin/stories/:shortcut/cover": async (ctx) => {
				const act = await adminOf(api, ctx);
				const { storyId } = await storyAt(api, ctx.params.shortcut);
				await act({ action: "story.removeCover", target: String(storyId) }, () =>
					removeCovers(db, [storyId]),
				);
				return { ok: true as const };
			},
		};
	},
);

/**
 * Returns the story behind a shortcut. The logs name stories by their ids, because anyone with the
 * shortcut can read the story.
 */
async function storyAt(
	{ db }: ApiContext,
	param: unknown,
): Promise<{ storyId: number; shortcut: string }> {
	const shortcut = String(param);
	const storyId = await storyBehind(db, shortcut);
	if (storyId === null) throw new Refused(404, refuse("notShared"));
	return { storyId, shortcut };
}

function rowOf(report: ReportedStory): StoryReportRow {
	// PUT /stories/:id wrote this column.
	const story = report.body as SharedStory | null;
	return {
		shortcut: report.shortcut,
		story_id: report.storyId,
		title: story?.title ?? null,
		mature: story?.mature ?? null,
		cover: story?.cover !== undefined,
		// POST wrote these columns.
		reasons: report.reasons as StoryReportRow["reasons"],
		first_at: report.firstAt,
		last_at: report.lastAt,
		expires_at: report.expiresAt,
		state: report.state,
	};
}
