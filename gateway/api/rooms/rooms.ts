import type { Context } from "koa";
import * as v from "valibot";
import { modeNamed } from "#game/modes/index.ts";
import type { RefusalCode } from "#game/refusals.ts";
import type { Seat } from "#game/room.ts";
import { SentSettings } from "#game/settings/sent-settings.ts";
import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { publicPlayer } from "#game/view/view-players.ts";
import { readSiteConfig } from "../../../db/admin/site-config.ts";
import { countOpenRooms } from "../../../db/rooms.ts";
import {
	otherSeatsOf,
	releaseSeat,
	reserveSeat,
	seatsNear,
	updateSeat,
} from "../../../db/seats.ts";
import { linkTo } from "../../engine/room-list.ts";
import { log } from "../../log.ts";
import { languageOf } from "../../pages/language.ts";
import { refuse } from "../../refusals.ts";
import { addressIn, hashDevice, hashSecret } from "../../session.ts";
import { deedsOf } from "../admin/admin-deeds.ts";
import { CountAnswer, OpenedRoom, RoomAnswer, SeatAnswer } from "../answers.ts";
import { checked, Refused } from "../errors.ts";
import { Joiner, newcomer, Person, withAllowedLook } from "../person.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { withFirstLine } from "./first-line.ts";
import { roomOpener, secretOrNew } from "./open-room.ts";
import { roomAnswer } from "./room-answer.ts";
import { callerIn, lookUp, notFoundWhenOver, roomToJoin } from "./room-in-path.ts";
import { separateOwnPacks, withPrompts } from "./room-prompts.ts";
import { tableKnownBy } from "./table-in-path.ts";
import { openForTable, settingsOf } from "./table-room.ts";

const NewRoom = v.strictObject({
	settings: v.optional(SentSettings, {}),
	host: Person,
	/** The date whose first line the story begins with; of the settings only the language counts. */
	first_line: v.optional(v.pipe(v.string(), v.isoDate("first_line must be a date"))),
	/** The key of a lasting table, whose last settings the room has in place of those sent. */
	table: v.optional(v.pipe(v.string(), v.maxLength(100))),
	meta: v.optional(v.unknown()),
});

/** The body as sent by clients: `prompt_packs` may also name packs of the caller's account. */
const AskedRoom = v.strictObject({
	...NewRoom.entries,
	settings: v.optional(
		v.strictObject({
			...SentSettings.entries,
			prompt_packs: v.optional(v.array(v.string())),
		}),
		{},
	),
});

const JOIN = {
	access: ["optional"],
	body: Joiner,
	answer: SeatAnswer,
	refuses: [403, 404, 409],
} as const;

/** Refused joins with status 403; every other refusal is a 409. */
const FORBIDDEN: readonly (RefusalCode | undefined)[] = ["minors", "kicked", "noAudience"];

/** Opening, joining and looking up rooms (docs/protocol.md "Rooms over REST"). */
export const roomRoutes = routeGroup(
	"Rooms",
	{
		"GET /rooms": {
			summary: "Returns an empty list, because there are no public lobbies.",
			answer: v.pipe(v.array(v.unknown()), v.empty()),
		},
		"POST /rooms": {
			summary: "Opens a room, and seats its host.",
			access: ["optional"],
			body: AskedRoom,
			answer: OpenedRoom,
			status: 201,
			refuses: [403, 404, 409, 503],
		},
		"GET /rooms/count": { summary: "Returns the number of open rooms.", answer: CountAnswer },
		"GET /rooms/:code": { summary: "Returns an open room.", answer: RoomAnswer, refuses: [404] },
		"PUT /rooms/:code/players": { summary: "Takes a player's seat.", ...JOIN },
		"PUT /rooms/:code/audience": { summary: "Takes a seat in the audience.", ...JOIN },
	},
	(api) => {
		const { db, engine, config, limits, client } = api;
		const { canReactToSelf: selfReactions } = config;
		const open = roomOpener({ db, engine, places: api.places, selfReactions });
		return {
			"GET /rooms": () => [],
			"GET /rooms/count": async () => ({ count: await countOpenRooms(db) }),
			"GET /rooms/:code": async (ctx) => {
				const { id, room } = await lookUp(api, ctx, "invitations");
				return roomAnswer(room, await callerIn(api, ctx, id));
			},
			"POST /rooms": async (ctx) => {
				const { userId, premium, supporter, admin } = await callerOf(api, ctx);
				const opening = await permission(api, admin);
				const { body, own } = await separateOwnPacks(db, ctx.state.body, userId);
				const { host: person, first_line: date, table: key, ...asked } = checked(NewRoom, body);
				const table = key === undefined ? null : await tableKnownBy(api, ctx, key);
				const sent = table ? settingsOf(table) : asked.settings;
				const host = withAllowedLook(person, supporter, "host.");
				// Solo has the rating that its writer's age allows, whatever was sent.
				const rated = !modeNamed(sent.game_mode ?? DEFAULT_SETTINGS.game_mode).alone;
				if (rated && sent.maturity === "MATURE" && !host.meta.mature)
					throw new Refused(403, refuse("minors"), { field: "settings.maturity" });
				const language = sent.language ?? languageOf(ctx);
				const beginning =
					date === undefined
						? await withPrompts(db, { ...sent, language }, own, {
								mature: host.meta.mature,
								premium: supporter,
							})
						: withFirstLine(date, language);
				const { settings } = beginning;
				const from = client(ctx);
				const openOne = () => open({ ...beginning, host, userId, premium, client: from });
				const opened = () => opening(() => (table ? openForTable(api, table, openOne) : openOne()));
				const { code, id, seat, secret } = await limits.during("rooms", from, () =>
					settings.pace === "slow" ? limits.during("slowRooms", from, opened) : opened(),
				);
				log.debug({ room: code, ui: linkTo(config, code) }, "room opened");
				return {
					id,
					code,
					game_id: id,
					host: seatAnswer({ id, code, seat, host: true }, secret),
				};
			},
			"PUT /rooms/:code/players": (ctx, body) => join(api, ctx, body(), false),
			"PUT /rooms/:code/audience": (ctx, body) => join(api, ctx, body(), true),
		};
	},
);

async function join(api: ApiContext, ctx: Context, sent: Joiner, audience: boolean) {
	const { db, engine } = api;
	const { userId, premium, supporter } = await callerOf(api, ctx);
	const person = withAllowedLook(sent, supporter);
	const { code, id } = await roomToJoin(api, ctx, person.secret);
	const secret = secretOrNew(person.secret);
	const origin = {
		userId,
		deviceHash: person.device === undefined ? null : hashDevice(id, person.device),
		...addressIn(id, api.client(ctx)),
	};
	const asked = { gameId: id, secretHash: hashSecret(secret), ...origin, audience };
	const seat = await reserveSeat(db, asked, Date.now());
	const also = await otherSeatsOf(db, seat.playerId, origin);
	const { addressHash, addressPublic } = origin;
	const near =
		addressHash === null || !addressPublic
			? undefined
			: await seatsNear(db, { gameId: id, playerId: seat.playerId }, addressHash);
	const joined = await engine
		.join(code, {
			...newcomer(seat.playerId, person, { audience, premium }),
			also,
			...(near && { near }),
			change: person.change ?? false,
			again: person.again ?? true,
		})
		.catch(notFoundWhenOver);
	if ("refuse" in joined) {
		if (!seat.existing) await releaseSeat(db, seat.playerId);
		const { refuse: text, code, values } = joined;
		throw new Refused(FORBIDDEN.includes(code) ? 403 : 409, { code, text, values });
	}
	// A kicked person must not move the address by which their screens are known.
	if (seat.existing) await updateSeat(db, seat.playerId, origin);
	return seatAnswer({ id, code, ...joined }, secret);
}

/**
 * Returns the caller's account and permissions. Where nothing is for supporters only, all callers
 * have these permissions but no star.
 */
async function callerOf(
	{ callers, config }: ApiContext,
	ctx: Context,
): Promise<{ userId: string | null; premium: boolean; supporter: boolean; admin: string | null }> {
	const { account, admin } = await callers.callerOf(ctx);
	const premium = config.premiumEnabled && (account?.premium ?? false);
	return {
		userId: account?.id ?? null,
		premium,
		supporter: premium || !config.premiumEnabled,
		admin,
	};
}

/**
 * Returns the function that opens the room. Throws a 503 with the operator's message during
 * maintenance, except for admins, who may test.
 */
async function permission(
	api: ApiContext,
	admin: string | null,
): Promise<<T>(open: () => Promise<T>) => Promise<T>> {
	const { maintenance, maintenance_message: message } = await readSiteConfig(api.db);
	if (!maintenance) return (open) => open();
	if (admin === null)
		throw new Refused(503, refuse("maintenance", message), { headers: { "Retry-After": "60" } });
	return (open) => deedsOf(api, admin)({ action: "room.open" }, open);
}

/** Returns the seat for the player who took it, with the secret. */
function seatAnswer(
	{ id, code, seat, host }: { id: number; code: string; seat: Seat; host: boolean },
	secret: string,
): SeatAnswer {
	const offline = { connected: () => false, typing: () => false };
	const { name, status, meta, data } = publicPlayer(seat, host, offline, {});
	return {
		id: seat.id,
		name,
		secret,
		game_id: id,
		room_id: id,
		room_code: code,
		status,
		meta,
		data,
	};
}
