import { randomInt } from "node:crypto";
import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { spellsBlockedWord } from "#game/block-list.ts";
import { activePlayers } from "#game/contents.ts";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { newSeat, type Room, type Seat } from "#game/room.ts";
import { coherentSettings, SentSettings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { publicPlayer } from "#game/view.ts";
import type { Db } from "../../db/connection.ts";
import { closeRoom, countOpenRooms, findRoom, openRoom } from "../../db/rooms.ts";
import { releaseSeat, reserveSeat } from "../../db/seats.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine.ts";
import { RoomOver } from "../engine-errors.ts";
import type { GuessGuard } from "../flood.ts";
import { hashSecret, makeSecret } from "../session.ts";
import { checked, Refused, refuseGuessing } from "./answer.ts";
import type { Callers } from "./callers.ts";
import { dressed, newcomer, Person } from "./person.ts";
import { promptsFor, takeOwnPacks } from "./room-prompts.ts";

const NewRoom = v.strictObject({ settings: v.optional(SentSettings, {}), host: Person, meta: v.optional(v.unknown()) });

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Statuses of refused joins; every other refusal is a conflict. */
const JOIN_STATUS: Record<string, number> = { [REFUSALS.minors]: 403, [REFUSALS.kicked]: 403, [REFUSALS.noAudience]: 403 };

export interface RoomRoutes {
	db: Db;
	engine: Engine;
	config: Config;
	guard: GuessGuard;
	callers: Callers;
	addressOf(ctx: Context): string;
}

/** Opening, joining and looking up rooms (protocol.md "REST"). */
export function roomRoutes(router: Router, { db, engine, config, guard, callers, addressOf }: RoomRoutes): void {
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
		const { userId, premium, supporter } = await callerOf(ctx);
		const { body, own } = await takeOwnPacks(db, ctx.state.body, userId);
		const { settings: sent, host: person } = checked(NewRoom, body);
		const host = dressed(person, supporter);
		if (sent.maturity === "MATURE" && !host.meta.mature) throw new Refused(403, REFUSALS.minors, { field: "settings.maturity" });
		const coherent = coherentSettings(sent, { mature: host.meta.mature, premium: supporter });
		const { settings, prompts } = await promptsFor(db, coherent, sent.prompt_packs ?? [], own);
		const now = Date.now();
		const { code, id } = await openWithCode(now);
		const secret = usable(host.secret);
		const { playerId } = await reserveSeat(db, { gameId: id, secretHash: hashSecret(secret), userId, audience: false }, now);
		const input = {
			schema: 1 as const,
			id,
			code,
			settings,
			host: newcomer(playerId, host, { audience: false, premium }),
			prompts,
			now,
		};
		try {
			await engine.startRoom(input);
		} catch (error) {
			await closeRoom(db, id, now); // the code is free again
			throw error;
		}
		ctx.status = 201;
		const seat = newSeat(input.host, STATUS.lobby);
		ctx.body = { id, code, game_id: id, host: answerPlayer({ id, code, seat, host: true }, secret) };
	});
	for (const audience of [false, true]) {
		router.put(audience ? "/rooms/:code/audience" : "/rooms/:code/players", async (ctx) => {
			const sent = checked(Person, ctx.state.body);
			const { userId, premium, supporter } = await callerOf(ctx);
			const person = dressed(sent, supporter);
			const { code, id } = await openRoomOf(ctx);
			const secret = usable(person.secret);
			const seat = await reserveSeat(db, { gameId: id, secretHash: hashSecret(secret), userId, audience }, Date.now());
			const joined = await engine.join(code, newcomer(seat.playerId, person, { audience, premium })).catch(gone(ctx));
			if ("refuse" in joined) {
				if (!seat.existing) await releaseSeat(db, seat.playerId);
				throw new Refused(JOIN_STATUS[joined.refuse] ?? 409, joined.refuse);
			}
			ctx.body = answerPlayer({ id, code, ...joined }, secret);
		});
	}

	/** The room of the code in the address, of which only the database has been asked. */
	async function openRoomOf(ctx: Context): Promise<{ code: string; id: number }> {
		await refuseGuessing(guard, addressOf(ctx));
		const code = String(ctx.params.code).replace(/[\s-]/g, "").toUpperCase();
		return (await findRoom(db, code)) ?? notFound(ctx);
	}

	async function lookUp(ctx: Context): Promise<{ code: string; id: number; room: Room }> {
		const { code, id } = await openRoomOf(ctx);
		const room = await engine.state(code);
		if (room?.id !== id || room.closed) return notFound(ctx);
		return { code, id, room };
	}

	async function notFound(ctx: Context): Promise<never> {
		await guard.failed(addressOf(ctx), "rest");
		throw new Refused(404, "No room with that code");
	}

	const gone = (ctx: Context) => (error: unknown) => {
		if (error instanceof RoomOver) return notFound(ctx);
		throw error;
	};

	/** Who calls, and what that gives them. Where nothing is for supporters alone, everybody may have everything but nobody wears the star. */
	async function callerOf(ctx: Context): Promise<{ userId: string | null; premium: boolean; supporter: boolean }> {
		const { account } = await callers.callerOf(ctx);
		const premium = config.premiumEnabled && (account?.premium ?? false);
		return { userId: account?.id ?? null, premium, supporter: premium || !config.premiumEnabled };
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

/** The player as the one who joined gets it, secret included. */
function answerPlayer({ id, code, seat, host }: { id: number; code: string; seat: Seat; host: boolean }, secret: string) {
	const nobody = { connected: () => false, typing: () => false };
	const { name, status, meta, data } = publicPlayer(seat, host, nobody, {});
	return { id: seat.id, name, secret, game_id: id, room_id: id, room_code: code, status, meta, data };
}
