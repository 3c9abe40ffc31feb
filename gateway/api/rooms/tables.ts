import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameIdOf } from "#game/room.ts";
import {
	deleteTable,
	type LastingTable,
	leaveTable,
	renewKey,
	tablesOf,
} from "../../../db/groups/lasting-tables.ts";
import { takeFromShelf } from "../../../db/groups/shelves.ts";
import { type KnownAs, membership } from "../../../db/groups/table-members.ts";
import { weeklyEvening } from "../../calendar/weekly-evening.ts";
import { RoomOver } from "../../engine/engine-errors.ts";
import { sharedOriginOf } from "../../front/origin.ts";
import { TABLE_LIMITS } from "../../limits/away.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, idIn } from "../../session.ts";
import { adminOf } from "../admin/admin-deeds.ts";
import {
	ClosedTableAnswer,
	KeptTable,
	LeftTableAnswer,
	OwnTable,
	TableAnswer,
	TableGoneAnswer,
	TakenFromShelfAnswer,
} from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { roomAnswer } from "./room-answer.ts";
import { shelfOf } from "./shelf.ts";
import { callerAtTable, hasMember, roomOfTable, tableInPath } from "./table-in-path.ts";
import { settingsOf } from "./table-room.ts";

/** By which programs recognise a calendar. */
const ENDING = ".ics";

const Known = v.strictObject({
	secrets: v.pipe(
		v.array(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))),
		v.maxLength(TABLE_LIMITS.secrets),
	),
});

const Renewal = v.strictObject({
	/** Takes all other members from the table. */
	alone: v.optional(v.boolean(), false),
});

/** The tables that groups keep (docs/protocol.md "Lasting tables over REST"). */
export const tableRoutes = routeGroup(
	"Lasting tables",
	{
		"POST /tables/mine": {
			summary: "Lists the tables of an account and of the seats of a device, the latest first.",
			access: ["optional"],
			body: Known,
			answer: v.array(OwnTable),
		},
		"GET /tables/:key": {
			summary: "Returns a table, to its members with its shelf.",
			access: ["seat", "optional"],
			answer: TableAnswer,
			refuses: [404],
		},
		"GET /tables/:key/weekly/:begin": {
			summary: "Returns a weekly evening as iCalendar, with the link of the table.",
			answer: v.pipe(v.string(), v.description("iCalendar (RFC 5545)")),
			media: "text/calendar",
			refuses: [404],
		},
		"DELETE /tables/:key/membership": {
			summary: "Takes the caller from a table.",
			access: ["seat", "optional"],
			answer: LeftTableAnswer,
			refuses: [403, 404],
		},
		"DELETE /tables/:key/shelf/:story": {
			summary: "Takes a story down from the shelf of a table of the caller, for good.",
			access: ["seat", "optional"],
			answer: TakenFromShelfAnswer,
			refuses: [403, 404],
		},
		"DELETE /tables/:key/room": {
			summary: "Closes the open room of a table of the caller in which no member sits.",
			access: ["seat", "optional"],
			answer: ClosedTableAnswer,
			refuses: [403, 404, 409],
		},
		"POST /tables/:key/key": {
			summary: "Gives a table of the caller another key, and takes its other members if asked.",
			access: ["seat", "optional"],
			body: Renewal,
			answer: KeptTable,
			refuses: [403, 404],
		},
		"DELETE /tables/:key": {
			summary: "Deletes a table of the caller.",
			access: ["seat", "optional"],
			answer: TableGoneAnswer,
			refuses: [403, 404],
		},
		"DELETE /admin/tables/:key": {
			summary: "Deletes a table for an admin.",
			access: ["operator"],
			answer: TableGoneAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, config, guard, limits, client } = api;
		return {
			"POST /tables/mine": async (ctx, body) => {
				const { secrets } = body();
				await limits.take("invitations", client(ctx));
				const { userId } = await callerAtTable(api, ctx);
				const byHash = new Map(secrets.map((secret) => [hashSecret(secret), secret]));
				const person = { userId, secretHashes: [...byHash.keys()] };
				const tables = await tablesOf(db, person, TABLE_LIMITS.own);
				return Promise.all(
					tables.map(async (table) => ({
						...(await summary(api, table)),
						last_at: table.lastAt,
						secret: byHash.get(table.secretHash) ?? null,
					})),
				);
			},
			"GET /tables/:key": async (ctx) => {
				const table = await tableInPath(api, ctx);
				await limits.take("invitations", client(ctx));
				const caller = await callerAtTable(api, ctx);
				const { member, maker } = await membership(db, table.id, caller);
				const { maturity = "ALL_AGES", game_mode = "default" } = settingsOf(table);
				const shelf = member ? await shelfOf(api, table.id, caller.userId) : null;
				const room = await roomOfTable(api, table.id);
				const closable = member && room !== null && !(await hasMember(api, table.id, room));
				const { key, name } = table;
				const open = room && roomAnswer(room, null);
				return { key, name, open, maturity, game_mode, member, maker, closable, shelf };
			},
			"GET /tables/:key/weekly/:begin": async (ctx) => {
				const { key, name } = await tableInPath(api, ctx);
				await limits.take("invitations", client(ctx));
				const begin = String(ctx.params.begin).replace(ENDING, "");
				const link = `${sharedOriginOf(config, ctx.req)}/table/${key}`;
				const calendar = weeklyEvening({ name, link }, begin);
				if (calendar === null) throw new Refused(404, refuse("noSuchCalendar"));
				ctx.type = "text/calendar; charset=utf-8";
				return calendar;
			},
			"DELETE /tables/:key/membership": async (ctx) => {
				const { id } = await tableInPath(api, ctx);
				await limits.take("changes", client(ctx));
				const caller = await callerAtTable(api, ctx);
				// A caller who is no member has sent a wrong secret, which counts as a guess.
				const proof = { secret: proofOf(caller), check: () => leaveTable(db, id, caller) };
				const left = await guard.prove(client(ctx), "rest", proof);
				if (!left) throw new Refused(403, refuse("noMember"));
				return { member: false } as const;
			},
			"DELETE /tables/:key/shelf/:story": async (ctx) => {
				const table = await tableOfMember(api, ctx);
				const id = idIn(ctx.params.story);
				if (!(await takeFromShelf(db, table.id, { story: id, game: gameIdOf(id) }, Date.now())))
					throw new Refused(404, refuse("noSuchStory"));
				return { id, kept: false } as const;
			},
			"DELETE /tables/:key/room": async (ctx) => {
				const { id } = await tableOfMember(api, ctx);
				const room = await roomOfTable(api, id);
				if (room && (await hasMember(api, id, room))) throw new Refused(409, refuse("memberSits"));
				if (room) await api.engine.shut(room.code, "host").catch(unlessOver);
				return { open: null } as const;
			},
			"POST /tables/:key/key": async (ctx, body) => {
				const { alone } = body();
				const { id, name, person } = await tableOfMaker(api, ctx);
				return { key: await renewKey(db, id, { person, alone }), name };
			},
			"DELETE /tables/:key": async (ctx) => {
				const { id } = await tableOfMaker(api, ctx);
				await deleteTable(db, id);
				return { deleted: true } as const;
			},
			"DELETE /admin/tables/:key": async (ctx) => {
				const act = await adminOf(api, ctx);
				const { id } = await tableInPath(api, ctx);
				await act({ action: "table.delete", target: String(id) }, () => deleteTable(db, id));
				return { deleted: true } as const;
			},
		};
	},
);

function unlessOver(error: unknown): void {
	if (!(error instanceof RoomOver)) throw error;
}

/** Returns by what a caller is known, as one text. */
const proofOf = ({ userId, secretHashes }: KnownAs): string => `${userId} ${secretHashes.join()}`;

/** Returns the table in the path with a member, who calls. Throws a 403 to all other callers. */
const tableOfMember = (api: ApiContext, ctx: Context) =>
	tableOf(api, ctx, ({ member }) => member, "noMember");

/** Returns the table in the path with its maker, who calls. Throws a 403 to all other callers. */
const tableOfMaker = (api: ApiContext, ctx: Context) =>
	tableOf(api, ctx, ({ maker }) => maker, "makerOnly");

async function tableOf(
	api: ApiContext,
	ctx: Context,
	mayCall: (caller: Awaited<ReturnType<typeof membership>>) => boolean,
	refusal: "noMember" | "makerOnly",
): Promise<LastingTable & { person: KnownAs }> {
	const { db, guard, limits, client } = api;
	const table = await tableInPath(api, ctx);
	await limits.take("changes", client(ctx));
	const person = await callerAtTable(api, ctx);
	const check = async () => mayCall(await membership(db, table.id, person));
	if (!(await guard.prove(client(ctx), "rest", { secret: proofOf(person), check })))
		throw new Refused(403, refuse(refusal));
	return { ...table, person };
}

/** Returns what home and the page of a table show of it. */
async function summary(api: ApiContext, { id, key, name }: LastingTable) {
	const room = await roomOfTable(api, id);
	return { key, name, open: room && roomAnswer(room, null) };
}
