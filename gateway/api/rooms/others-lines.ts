import type { Context } from "koa";
import * as v from "valibot";
import { bestLine } from "#game/lines/best-line.ts";
import { linesOf, quoted } from "#game/lines/part-lines.ts";
import { blockedWord } from "#game/names/block-list.ts";
import type { Room } from "#game/room.ts";
import { finishedGame, storiesOf, submissionsOf } from "#game/selectors.ts";
import { dayBefore } from "#game/settings/first-line.ts";
import {
	type Author,
	hideFirstLine,
	keepFirstLine,
	othersLines,
	type Reader,
	removeFirstLine,
	reportedLines,
	reportFirstLine,
} from "../../../db/first-lines.ts";
import { readParts } from "../../../db/parts.ts";
import { secretsOfSeat } from "../../../db/seats.ts";
import { FIRST_LINES_READ } from "../../limits/site.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, idIn } from "../../session.ts";
import { adminOf, pageOf } from "../admin/admin-deeds.ts";
import { OthersLinesAnswer, SharedLineAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { Person } from "../person.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { ReportedLinesAnswer, TakenInAnswer } from "../site-answers.ts";
import { anySeat, ownSeat, roomOfSeat } from "./room-in-path.ts";

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
			summary: "Hides a line of the day before from the caller, and from all after two reports.",
			access: ["optional"],
			body: OnDevice,
			answer: SharedLineAnswer,
			refuses: [404],
		},
		"GET /admin/firstLines": {
			summary: "Lists the reported lines, the latest first.",
			access: ["operator"],
			answer: ReportedLinesAnswer,
		},
		"DELETE /admin/firstLines/:id": {
			summary: "Hides a line from all readers.",
			access: ["operator"],
			answer: TakenInAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, client } = api;
		return {
			"PUT /rooms/:code/firstLine": async (ctx, body) => {
				const { shared, device, sentence } = body();
				// Also somebody who was kicked can take their line back.
				const seat = await (shared ? ownSeat : anySeat)(api, ctx);
				const { player } = seat;
				await limits.take("changes", client(ctx));
				const room = await roomOfSeat(api, seat);
				const date = room?.firstLine?.date;
				if (!room || date === undefined || date < dayBefore(Date.now()))
					throw new Refused(409, refuse("firstLineOver"));
				const author = await authorOf(api, ctx, date, player);
				if (shared) {
					const { language } = room.settings;
					const line = await lineIn(api, room, player, sentence);
					await keepFirstLine(db, author, { language, line, device: deviceHash(date, device) });
				} else await removeFirstLine(db, author);
				return { shared };
			},
			"POST /firstLine/others": async (ctx, body) => {
				const { device } = body();
				await limits.take("stories", client(ctx));
				const reader = await readerOf(api, ctx, device);
				return { date: reader.date, lines: await othersLines(db, reader, FIRST_LINES_READ) };
			},
			"POST /firstLine/others/:id/report": async (ctx, body) => {
				const { device } = body();
				await limits.take("reports", client(ctx));
				const reader = await readerOf(api, ctx, device);
				const network = networkDigest(reader.date, client(ctx).address);
				const report = { id: idIn(ctx.params.id), network };
				if (!(await reportFirstLine(db, reader, report, Date.now())))
					throw new Refused(404, refuse("noSuchLine"));
				return { shared: false };
			},
			"GET /admin/firstLines": async (ctx) => {
				await api.callers.demandAdmin(ctx);
				return pageOf(ctx, async (page) =>
					(await reportedLines(db, page)).map(({ lastAt, ...row }) => ({
						...row,
						last_at: lastAt,
					})),
				);
			},
			"DELETE /admin/firstLines/:id": async (ctx) => {
				const act = await adminOf(api, ctx);
				const id = idIn(ctx.params.id);
				const found = await act({ action: "line.hide", target: String(id) }, () =>
					hideFirstLine(db, id),
				);
				if (!found) throw new Refused(404, refuse("noSuchLine"));
				return { ok: true } as const;
			},
		};
	},
);

/**
 * Returns the writer of a room's line: the seat, proved by its secret, and the account. The device
 * of a call does not count, because its sender can claim any.
 */
async function authorOf(
	{ callers, db }: ApiContext,
	ctx: Context,
	date: string,
	player: number,
): Promise<Author> {
	const { account } = await callers.callerOf(ctx);
	// Further devices of the seat have other secrets.
	const secret = (await secretsOfSeat(db, player))?.secretHashes[0];
	return {
		date,
		seat: hashSecret(`${date} seat ${secret}`),
		account: account ? accountHash(date, account.id) : null,
	};
}

/** Returns the caller as a reader of the lines of the day before. */
async function readerOf(
	{ callers }: ApiContext,
	ctx: Context,
	device: string | undefined,
): Promise<Reader> {
	const date = dayBefore(Date.now());
	const { account } = await callers.callerOf(ctx);
	const hashes = [account && accountHash(date, account.id), deviceHash(date, device)];
	return { date, hashes: hashes.filter((hash) => typeof hash === "string") };
}

// Hashes differ from day to day, so that nobody can be followed through the database.
const accountHash = (date: string, id: string): string => hashSecret(`${date} account ${id}`);
const deviceHash = (date: string, device: string | undefined): string | null =>
	device === undefined ? null : hashSecret(`${date} device ${device}`);

/**
 * Returns 16 bits of a hash of a network: enough to tell two readers apart, and too few to say
 * which network it was.
 */
const networkDigest = (date: string, address: string): number =>
	Number.parseInt(hashSecret(`${date} network ${householdOf(address)}`).slice(0, 4), 16);

/** Returns the /48 of an IPv6 network, which is the most that providers give to a household. */
const householdOf = (address: string): string =>
	address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;

/**
 * Returns a sentence of the part that a player has written in a finished game, or its best line.
 * Throws a 409 before the end, without such a line, or for a slur.
 */
async function lineIn(
	{ db }: ApiContext,
	room: Room,
	player: number,
	sentence: number | undefined,
): Promise<string> {
	if (!finishedGame(room)) throw new Refused(409, refuse("gameGoesOn"));
	// A first line has one part, and the view of the whole game would cost more than its text.
	const parts = storiesOf(room).flatMap(({ id }) => submissionsOf(room, id));
	const part = parts.find((one) => one.player === player);
	const content = part && !part.censored ? (await readParts(db, [part.id])).get(part.id) : "";
	const lines = linesOf(content ?? "");
	const quotable = { id: 0, content: content ?? "", lines, quotable: true };
	const best = bestLine([{ ...quotable, reactions: {}, marks: null }]);
	const line = best && sentence !== undefined ? quoted(content ?? "", lines, sentence) : best?.text;
	if (!line) throw new Refused(409, refuse("noSuchLine"));
	if (blockedWord(line)) throw new Refused(409, refuse("blockedWord", line));
	return line;
}
