import { randomInt } from "node:crypto";
import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { blockedWord, spellsBlockedWord } from "#game/block-list.ts";
import { activePlayers } from "#game/contents.ts";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { type Newcomer, newRoom, type Room } from "#game/room.ts";
import { coherentSettings, SentSettings } from "#game/settings.ts";
import { publicPlayer } from "#game/view.ts";
import { line } from "#game/wire-bodies.ts";
import type { Db } from "../../db/connection.ts";
import { promptIdsOf } from "../../db/prompts.ts";
import { closeRoom, countOpenRooms, findRoom, openRoom } from "../../db/rooms.ts";
import { releaseSeat, reserveSeat } from "../../db/seats.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine.ts";
import type { GuessGuard } from "../flood.ts";
import { hashSecret, makeSecret } from "../session.ts";
import { checked, Refused, refuseGuessing } from "./answer.ts";

const Meta = v.strictObject({
	sprite_id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
	mature: v.boolean(),
	theme: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))),
	accessibility2: v.optional(v.picklist(["classic", "silly", "accessible"]), "classic"),
	accessibility: v.optional(v.boolean()),
});

const { min, max } = LIMITS.playerNameLength;
const Person = v.strictObject({
	name: v.pipe(
		line("Name", min, max, `Name must be at least ${min} characters`),
		v.check(
			(name) => !blockedWord(name),
			({ input }) => `“${input}” has a word in it that this game does not take`,
		),
	),
	secret: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))),
	meta: Meta,
	user_id: v.nullish(v.string()),
});

const NewRoom = v.strictObject({ settings: v.optional(SentSettings, {}), host: Person, meta: v.optional(v.unknown()) });

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Statuses of refused joins; every other refusal is a conflict. */
const JOIN_STATUS: Record<string, number> = { [REFUSALS.minors]: 403, [REFUSALS.kicked]: 403, [REFUSALS.noAudience]: 403 };

export interface RoomRoutes {
	db: Db;
	engine: Engine;
	config: Config;
	guard: GuessGuard;
	addressOf(ctx: Context): string;
}

/** Opening, joining and looking up rooms (protocol.md "REST"). */
export function roomRoutes(router: Router, { db, engine, config, guard, addressOf }: RoomRoutes): void {
	router.get("/rooms", (ctx) => {
		ctx.body = []; // there are no public lobbies
	});
	router.get("/rooms/count", async (ctx) => {
		ctx.body = { count: await countOpenRooms(db) };
	});
	router.get("/rooms/:code", async (ctx) => {
		const { code, id, room } = await lookUp(ctx);
		const { status, settings } = room;
		const { max_players, maturity, game_mode, audiences } = settings;
		ctx.body = { id, code, status, num_players: activePlayers(room).length, max_players, maturity, game_mode, audiences };
	});
	router.post("/rooms", async (ctx) => {
		const { settings: sent, host } = checked(NewRoom, ctx.state.body);
		const premium = !config.premiumEnabled;
		if (sent.maturity === "MATURE" && !host.meta.mature) throw new Refused(403, REFUSALS.minors, { field: "settings.maturity" });
		const settings = coherentSettings(sent, { mature: host.meta.mature, premium });
		const now = Date.now();
		const { code, id } = await openWithCode(now);
		const secret = usable(host.secret);
		const { playerId } = await reserveSeat(db, { gameId: id, secretHash: hashSecret(secret), userId: null, audience: false }, now);
		const input = {
			schema: 1 as const,
			id,
			code,
			settings,
			host: newcomer(playerId, host, false, premium),
			prompts: await promptIdsOf(db, settings.prompt_packs),
			now,
		};
		try {
			await engine.startRoom(input);
		} catch (error) {
			await closeRoom(db, id, now); // the code is free again
			throw error;
		}
		ctx.status = 201;
		ctx.body = { id, code, game_id: id, host: answerPlayer(newRoom(input, now), playerId, secret) };
	});
	for (const audience of [false, true]) {
		router.put(audience ? "/rooms/:code/audience" : "/rooms/:code/players", async (ctx) => {
			const person = checked(Person, ctx.state.body);
			const { code, id, room } = await lookUp(ctx);
			const secret = usable(person.secret);
			const seat = await reserveSeat(db, { gameId: id, secretHash: hashSecret(secret), userId: null, audience }, Date.now());
			const seated = room.seats[seat.playerId];
			if (seated && !seated.gone) {
				ctx.body = answerPlayer(room, seat.playerId, secret);
				return;
			}
			const refusal = await engine.join(code, newcomer(seat.playerId, person, audience, !config.premiumEnabled));
			if (refusal !== null) {
				if (!seat.existing) await releaseSeat(db, seat.playerId);
				throw new Refused(JOIN_STATUS[refusal] ?? 409, refusal);
			}
			const joined = await engine.state(code);
			if (!joined?.seats[seat.playerId]) throw new Refused(409, REFUSALS.over);
			ctx.body = answerPlayer(joined, seat.playerId, secret);
		});
	}

	async function lookUp(ctx: Context): Promise<{ code: string; id: number; room: Room }> {
		const address = addressOf(ctx);
		await refuseGuessing(guard, address);
		const code = String(ctx.params.code).replace(/[\s-]/g, "").toUpperCase();
		const row = await findRoom(db, code);
		const room = row && (await engine.state(code));
		if (!room || room.id !== row.id || room.closed) {
			await guard.failed(address, "rest");
			throw new Refused(404, "No room with that code");
		}
		return { code, id: row.id, room };
	}

	async function openWithCode(now: number): Promise<{ code: string; id: number }> {
		for (;;) {
			const code = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
			if (spellsBlockedWord(code)) continue;
			const id = await openRoom(db, code, now);
			if (id !== null) return { code, id };
		}
	}
}

/** The secret that was sent, or a new one where none or a short one came. */
const usable = (secret: string | undefined): string =>
	secret !== undefined && secret.length >= LIMITS.secretLength.min ? secret : makeSecret();

/** What is premium is granted by the server alone: a guest gets the free avatar and theme of the same kind. */
function newcomer(id: number, { name, meta }: v.InferOutput<typeof Person>, audience: boolean, premium: boolean): Newcomer {
	const { sprite_id, mature, accessibility2, theme = 0 } = meta;
	if (!premium && sprite_id > LAST_FREE_AVATAR) throw new Refused(403, "That avatar is for supporters", { field: "meta.sprite_id" });
	return {
		id,
		name,
		audience,
		premium: false,
		meta: { sprite_id, mature, accessibility2, theme: premium || theme <= LAST_FREE_THEME ? theme : 0 },
	};
}

const LAST_FREE_AVATAR = 22;
const LAST_FREE_THEME = 1;

function answerPlayer(room: Room, id: number, secret: string) {
	const seat = room.seats[id];
	if (!seat) throw new Refused(409, REFUSALS.over);
	const { name, status, meta, data } = publicPlayer(room, seat, { connected: () => false, typing: () => false }, null);
	return { id, name, secret, game_id: room.id, room_id: room.id, room_code: room.code, status, meta, data };
}
