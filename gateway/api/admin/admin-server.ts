import manifest from "../../../package.json" with { type: "json" };
import { backupState } from "../../health/backups.ts";
import { Releases } from "../../releases/releases.ts";
import { routeGroup } from "../route.ts";
import { BackupsAnswer, ReleasesAnswer } from "../site-answers.ts";

/** What admins should know of the server itself (docs/site.md "Admin page"). */
export const adminServerRoutes = routeGroup(
	"Admin",
	{
		"GET /admin/backups": {
			summary: "Returns the last backup, the last good one, and whether one is overdue.",
			access: ["operator"],
			answer: BackupsAnswer,
		},
		"GET /admin/releases": {
			summary: "Returns whether a newer version is out, by the feed of RELEASES_FEED.",
			access: ["operator"],
			answer: ReleasesAnswer,
		},
	},
	({ config, db, callers }) => {
		const own = manifest.version;
		const releases = new Releases({ feed: config.releasesFeed, own, reach: config.reach });
		return {
			"GET /admin/backups": async (ctx) => {
				await callers.demandAdmin(ctx);
				return backupState(config, db);
			},
			"GET /admin/releases": async (ctx) => {
				await callers.demandAdmin(ctx);
				return { own, ...(await releases.look()) };
			},
		};
	},
);
