import type { Context } from "koa";
import * as v from "valibot";
import { readSiteConfig, writeSiteConfig } from "../../../db/admin/site-config.ts";
import { addVisit, readVisits } from "../../../db/counts.ts";
import { readPace } from "../../../db/paces.ts";
import { TooMany } from "../../front/rate-limits.ts";
import { health } from "../../health/health.ts";
import { registry } from "../../metrics.ts";
import { refuse } from "../../refusals.ts";
import {
	AccessAnswer,
	CountAnswer,
	FlagsAnswer,
	HealthAnswer,
	SiteConfigAnswer,
} from "../answers.ts";
import { bearerOf, sameKey } from "../authentication.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { PageAnswer } from "../site-answers.ts";
import { type AdminAction, adminOf } from "./admin-deeds.ts";

const Message = v.pipe(v.string(), v.maxLength(1000, "A message can have at most 1000 characters"));

const Sent = v.strictObject({
	maintenance: v.optional(v.boolean()),
	maintenance_message: v.optional(Message),
	notice_message: v.optional(Message),
});

/** The visit counter and the operator's messages (docs/protocol.md "Site over REST"). */
export const siteRoutes = routeGroup(
	"Site",
	{
		"GET /counts": { summary: "Returns the number of visits.", answer: CountAnswer },
		"POST /counts": {
			summary: "Counts a visit unless the address was counted a moment ago.",
			answer: CountAnswer,
		},
		"GET /config": { summary: "Returns the operator's messages.", answer: SiteConfigAnswer },
		"GET /flags": {
			summary: "Returns what the operator has set for the pages.",
			answer: FlagsAnswer,
		},
		"GET /config/access": {
			summary: "Checks an admin key.",
			access: ["operator"],
			answer: AccessAnswer,
		},
		"GET /config/page/:name": {
			summary: "Returns whether this is the path of the admin page.",
			answer: PageAnswer,
		},
		"PUT /config": {
			summary: "Sets the given messages, and returns all of them.",
			access: ["operator"],
			body: Sent,
			answer: SiteConfigAnswer,
		},
	},
	(api) => {
		const { db, config, limits, guard, callers, client } = api;
		return {
			"GET /counts": async () => ({ count: await readVisits(db) }),
			"POST /counts": async (ctx) => {
				const count = await limits
					.during("visits", client(ctx), () => addVisit(db))
					.catch((error: unknown) => {
						// An uncounted visit's page still shows the number.
						if (error instanceof TooMany) return readVisits(db);
						throw error;
					});
				return { count };
			},
			"GET /config": () => readSiteConfig(db),
			"GET /flags": async () => ({
				...config.pageFlags,
				words_per_second: await readPace(db),
			}),
			"GET /config/access": async (ctx) => {
				await callers.demandAdmin(ctx);
				return { admin: true as const };
			},
			"GET /config/page/:name": async (ctx) => {
				const { adminPage } = config;
				const isPage = async () =>
					adminPage !== undefined && sameKey(String(ctx.params.name), adminPage) ? true : null;
				// Without an admin page there is nothing to guess.
				if (adminPage === undefined) return { admin: false };
				return { admin: (await guard.lookUp(client(ctx), "rest", isPage)) !== null };
			},
			"PUT /config": async (ctx, body) => {
				const act = await adminOf(api, ctx);
				const sent = body();
				return act({ action: actionOf(sent) }, () => writeSiteConfig(db, sent));
			},
		};
	},
);

function actionOf({ maintenance }: v.InferOutput<typeof Sent>): AdminAction {
	if (maintenance === undefined) return "config.set";
	return maintenance ? "maintenance.on" : "maintenance.off";
}

/** Health and metrics (docs/hosting.md "Health"). */
export const operatorRoutes = routeGroup(
	"Operators",
	{
		"GET /healthz": {
			summary:
				"Returns whether each part of the server works; the status is 503 when one does not.",
			answer: HealthAnswer,
			alsoStatus: [503],
		},
		"GET /metrics": {
			summary:
				"Returns the metrics to programs on this machine and to the bearer of METRICS_TOKEN.",
			answer: v.pipe(v.string(), v.description("Prometheus text")),
			media: "text/plain",
			refuses: [403],
		},
	},
	(api) => ({
		"GET /healthz": async (ctx) => {
			const state = await health(api.checks);
			ctx.status = state.ok ? 200 : 503;
			return state;
		},
		"GET /metrics": async (ctx) => {
			await demandMetricsToken(api, ctx);
			ctx.type = registry.contentType;
			return registry.metrics();
		},
	}),
);

async function demandMetricsToken(
	{ config: { metricsToken }, guard, client }: ApiContext,
	ctx: Context,
): Promise<void> {
	if (client(ctx).free) return;
	const given = bearerOf(ctx);
	const isToken = async () =>
		given !== null && metricsToken !== undefined && sameKey(given, metricsToken) ? true : null;
	if (given !== null && (await guard.lookUp(client(ctx), "rest", isToken))) return;
	throw new Refused(403, refuse("operatorsOnly"));
}
