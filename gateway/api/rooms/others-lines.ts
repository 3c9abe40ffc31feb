import type { Context } from "koa";
import * as v from "valibot";
import { linesOf, quoted } from "#game/lines/part-lines.ts";
import { blockedWord } from "#game/names/block-list.ts";
import type { Room } from "#game/room.ts";
import { finishedGame, storiesOf } from "#game/selectors.ts";
import { dayBefore } from "#game/settings/first-line.ts";
import {
	keepFirstLine,
	othersLines,
	removeFirstLine,
	reportFirstLine,
} from "../../../db/days/first-lines.ts";
import { FIRST_LINES_READ } from "../../limits/site.ts";
import { refuse } from "../../refusals.ts";
import { finishedView } from "../../room/rest-views/finished-view.ts";
import { hashSecret, idIn } from "../../session.ts";
import { OthersLinesAnswer, SharedLineAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { Person } from "../person.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { ownSeat } from "./room-in-path.ts";

const OnDevice = v.strictObject({ device: Person.entries.device });
const Consent = v.strictObject({
	...OnDevice.entries,
	shared: v.boolean(),
	/** The place of the line among the sentences of the story's part; the best line without it. */
	sentence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/**
 * The best lines of the first lines of the day, which those read who have let others read theirs
 * (docs/protocol.md "First lines over REST").
 */
export const othersLineRoutes = routeGroup(
	"First lines",
	{
		"PUT /rooms/:code/firstLine": {
			summary: "Says whether others may read the best line of the caller's story tomorrow.",
			access: ["seat", "optional"],
			body: Consent,
			answer: SharedLineAnswer,
			refuses: [403, 409],
		},
		"POST /firstLine/others": {
			summary: "Returns the lines of others of the day before.",
			access: ["optional"],
			body: OnDevice,
			answer: OthersLinesAnswer,
		},
		"POST /firstLine/others/:id/report": {
			summary: "Hides a line of the day before from everybody.",
			access: ["optional"],
			body: OnDevice,
			answer: SharedLineAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, client } = api;
		return {
			"PUT /rooms/:code/firstLine": async (ctx, body) => {
				const { code, secretHash } = await ownSeat(api, ctx);
				const { shared, device, sentence } = body();
				await limits.take("changes", client(ctx));
				const room = await api.engine.state(code);
				const date = room?.firstLine?.date;
				if (!room || date === undefined || date < dayBefore(Date.now()))
					throw new Refused(409, refuse("firstLineOver"));
				const hashes = await authorHashes(api, ctx, date, device ?? secretHash);
				if (shared) {
					const line = await bestLineOf(api, room, sentence);
					await keepFirstLine(db, { date, hashes }, { language: room.settings.language, line });
				} else await removeFirstLine(db, { date, hashes });
				return { shared };
			},
			"POST /firstLine/others": async (ctx, body) => {
				const { device } = body();
				await limits.take("stories", client(ctx));
				return yesterdays(api, ctx, device);
			},
			"POST /firstLine/others/:id/report": async (ctx, body) => {
				const { device } = body();
				await limits.take("reports", client(ctx));
				const id = idIn(ctx.params.id);
				// Only who may read a line can report it.
				const { lines } = await yesterdays(api, ctx, device);
				if (!lines?.some((line) => line.id === id)) throw new Refused(404, refuse("noSuchLine"));
				await reportFirstLine(db, id);
				return { shared: false };
			},
		};
	},
);

async function yesterdays(
	api: ApiContext,
	ctx: Context,
	device: string | undefined,
): Promise<OthersLinesAnswer> {
	const date = dayBefore(Date.now());
	const hashes = await authorHashes(api, ctx, date, device);
	return { date, lines: await othersLines(api.db, { date, hashes }, FIRST_LINES_READ) };
}

/**
 * Returns the hashes by which the caller is known on a day: the account's, then the device's. They
 * differ from day to day, so that nobody can be followed through the database.
 */
async function authorHashes(
	{ callers }: ApiContext,
	ctx: Context,
	date: string,
	device: string | undefined,
): Promise<string[]> {
	const { account } = await callers.callerOf(ctx);
	const known = [account && `account ${account.id}`, device && `device ${device}`];
	return known.filter((who) => typeof who === "string").map((who) => hashSecret(`${date} ${who}`));
}

/**
 * Returns a sentence of a finished story, or its best line. Throws a 409 before its end, without
 * such a line, or for a slur.
 */
async function bestLineOf(
	{ db }: ApiContext,
	room: Room,
	sentence: number | undefined,
): Promise<string> {
	const [story] = storiesOf(room);
	if (!story || !finishedGame(room)) throw new Refused(409, refuse("gameGoesOn"));
	const told = (await finishedView(db, room)).stories[story.id];
	const [part] = Object.values(told?.submissions ?? {});
	const best = told?.meta.best_line;
	const line =
		best === undefined || sentence === undefined || !part
			? best
			: quoted(part.content, linesOf(part.content), sentence);
	if (!line) throw new Refused(409, refuse("noSuchLine"));
	if (blockedWord(line)) throw new Refused(409, refuse("blockedWord", line));
	return line;
}
