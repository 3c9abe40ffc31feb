import type { Context } from "koa";
import * as v from "valibot";
import type { Room } from "#game/room.ts";
import {
	calendarOf,
	calendarWith,
	keepCalendar,
	removeCalendar,
} from "../../../db/notifiers/calendars.ts";
import { roomById } from "../../../db/rooms.ts";
import { playerWith } from "../../../db/seats.ts";
import { calendarOfPlayer } from "../../calendar/calendar.ts";
import { makeCalendar } from "../../calendar/calendar-token.ts";
import { sharedOriginOf } from "../../front/origin.ts";
import { roomLink } from "../../notifiers/chat/chat.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, SECRET_HEADER } from "../../session.ts";
import { CalendarAnswer, NoCalendarAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { anySeat, ownSeat } from "./room-in-path.ts";

/** By which programs recognise a calendar. */
const ENDING = ".ics";

const Renewed = v.strictObject({
	/** The old address is no longer valid. */
	renew: v.optional(v.boolean(), false),
});

/** The calendars of seats, whose addresses only their owners get (docs/protocol.md "Calendars"). */
export const calendarRoutes = routeGroup(
	"Calendars",
	{
		"PUT /rooms/:code/calendar": {
			summary: "Returns the address of the calendar of the caller's seat.",
			access: ["seat"],
			body: Renewed,
			answer: CalendarAnswer,
			refuses: [403],
		},
		"DELETE /rooms/:code/calendar": {
			summary: "Makes the address of the caller's calendar invalid.",
			access: ["seat"],
			answer: NoCalendarAnswer,
			refuses: [403],
		},
		"GET /calendars/:file": {
			summary: "Returns the deadlines of a seat as iCalendar, for calendar programs.",
			answer: v.pipe(v.string(), v.description("iCalendar (RFC 5545)")),
			media: "text/calendar",
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, client, config } = api;
		return {
			"PUT /rooms/:code/calendar": async (ctx, body) => {
				const { game: gameId, secretHash } = await ownSeat(api, ctx);
				const { renew } = body();
				await limits.take("changes", client(ctx));
				const known = renew ? null : await calendarOf(db, { gameId, secretHash });
				const { calendar, token } = makeCalendar(gameId, ctx.get(SECRET_HEADER), known?.salt);
				if (!known && !(await keepCalendar(db, calendar)))
					throw new Refused(403, refuse("noSuchSeat"));
				return { path: `/calendars/${token}${ENDING}` };
			},
			"DELETE /rooms/:code/calendar": async (ctx) => {
				const { game: gameId, secretHash } = await anySeat(api, ctx);
				await limits.take("changes", client(ctx));
				await removeCalendar(db, { gameId, secretHash });
				return { path: null };
			},
			"GET /calendars/:file": async (ctx) => {
				const { player, room } = await calendarIn(api, ctx);
				const link = roomLink({ site: sharedOriginOf(config, ctx.req) }, room.code);
				ctx.type = "text/calendar; charset=utf-8";
				return calendarOfPlayer(room, player, link);
			},
		};
	},
);

/** Returns the owner of the calendar in the path, and the room. Throws a 404 when there is none. */
async function calendarIn(
	{ db, engine, guard, limits, client }: ApiContext,
	ctx: Context,
): Promise<{ player: number; room: Room }> {
	const file = String(ctx.params.file);
	const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : file;
	// Guesses by neighbours must not keep a calendar from being read.
	const proof = { secret: token, check: () => calendarWith(db, hashSecret(token)) };
	const calendar = await guard.prove(client(ctx), "rest", proof);
	if (!calendar) throw new Refused(404, refuse("noSuchCalendar"));
	await limits.take("invitations", client(ctx));
	// A calendar ends with its secret.
	const player = await playerWith(db, calendar.gameId, calendar.secretHash);
	const row = await roomById(db, calendar.gameId);
	const room = row && (await engine.state(row.code));
	if (player === null || room?.id !== calendar.gameId)
		throw new Refused(404, refuse("noSuchCalendar"));
	return { player, room };
}
