import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { activePlayers } from "#game/contents.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Room, Seat } from "#game/room.ts";
import { coherentSettings, SentSettings } from "#game/settings.ts";
import { publicPlayer } from "#game/wire/view.ts";
import type { Db } from "../../db/connection.ts";
import { countOpenRooms, findRoom } from "../../db/rooms.ts";
import { isSecretOf, releaseSeat, reserveSeat } from "../../db/seats.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import { RoomOver } from "../engine/engine-errors.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/flood.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import { hashSecret } from "../session.ts";
import type { Callers } from "./authentication.ts";
import { checked, Refused } from "./errors.ts";
import { roomOpener, usable } from "./open-room.ts";
import { dressed, newcomer, Person } from "./person.ts";
import { promptsFor, takeOwnPacks } from "./room-prompts.ts";

const NewRoom = v.strictObject({
	settings: v.optional(SentSettings, {}),
	host: Person,
	meta: v.optional(v.unknown()),
});

/** Statuses of refused joins; every other refusal is a conflict. */
const JOIN_STATUS: Record<string, number> = {
	[REFUSALS.minors]: 403,
	[REFUSALS.kicked]: 403,
	[REFUSALS.noAudience]: 403,
};

export interface RoomRoutes {
	db: Db;
	engine: Engine;
	config: Config;
	limits: RateLimits;
	guard: GuessGuard;
	callers: Callers;
	client(ctx: Context): Client;
}

/** Opening, joining and looking up rooms (protocol.md "REST"). */
export function roomRoutes(
	router: Router,
	{ db, engine, config, limits, guard, callers, client }: RoomRoutes,
): void {
	const open = roomOpener({ db, engine, maxRooms: config.maxRooms });
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
		ctx.body = {
			id,
			code,
			status,
			num_players: activePlayers(room).length,
			max_players,
			maturity,
			game_mode,
			audiences,
		};
	});
	router.post("/rooms", async (ctx) => {
		const { userId, premium, supporter } = await callerOf(ctx);
		const { body, own } = await takeOwnPacks(db, ctx.state.body, userId);
		const { settings: sent, host: person } = checked(NewRoom, body);
		const host = dressed(person, supporter);
		if (sent.maturity === "MATURE" && !host.meta.mature)
			throw new Refused(403, REFUSALS.minors, { field: "settings.maturity" });
		const coherent = coherentSettings(sent, { mature: host.meta.mature, premium: supporter });
		const { settings, prompts } = await promptsFor(db, coherent, sent.prompt_packs ?? [], own);
		const { code, id, seat, secret } = await limits.during("rooms", client(ctx), () =>
			open({ settings, prompts, host, userId, premium }),
		);
		ctx.status = 201;
		ctx.body = {
			id,
			code,
			game_id: id,
			host: answerPlayer({ id, code, seat, host: true }, secret),
		};
	});
	for (const audience of [false, true]) {
		router.put(audience ? "/rooms/:code/audience" : "/rooms/:code/players", async (ctx) => {
			const sent = checked(Person, ctx.state.body);
			const { userId, premium, supporter } = await callerOf(ctx);
			const person = dressed(sent, supporter);
			const { code, id } = await roomToJoin(ctx, person.secret);
			const secret = usable(person.secret);
			const seat = await reserveSeat(
				db,
				{ gameId: id, secretHash: hashSecret(secret), userId, audience },
				Date.now(),
			);
			const joined = await engine
				.join(code, newcomer(seat.playerId, person, { audience, premium }))
				.catch(gone);
			if ("refuse" in joined) {
				if (!seat.existing) await releaseSeat(db, seat.playerId);
				throw new Refused(JOIN_STATUS[joined.refuse] ?? 409, joined.refuse);
			}
			ctx.body = answerPlayer({ id, code, ...joined }, secret);
		});
	}

	/**
	 * The open room that somebody joins. Limits are not for those who hold a seat there: neighbours
	 * must not keep them out.
	 */
	async function roomToJoin(
		ctx: Context,
		secret: string | undefined,
	): Promise<{ code: string; id: number }> {
		try {
			const room = await guard.lookUp(client(ctx), "rest", () => findRoom(db, codeIn(ctx)));
			if (!room) return notFound();
			await limits.take("joins", client(ctx));
			return room;
		} catch (error) {
			if (!(error instanceof TooMany) || secret === undefined) throw error;
			const room = await findRoom(db, codeIn(ctx));
			// An unknown code is looked up as long as a known one, so that the time tells nothing about
			// it.
			const held = await isSecretOf(db, room?.id ?? 0, hashSecret(secret));
			if (room && held) return room;
			throw error;
		}
	}

	async function lookUp(ctx: Context): Promise<{ code: string; id: number; room: Room }> {
		const found = await guard.lookUp(client(ctx), "rest", async () => {
			const open = await findRoom(db, codeIn(ctx));
			const room = open && (await engine.state(open.code));
			return room && room.id === open.id && !room.closed
				? { code: open.code, id: open.id, room }
				: null;
		});
		return found ?? notFound();
	}

	/**
	 * Who calls, and what that gives them. Where nothing is for supporters alone, everybody may have
	 * everything but nobody wears the star.
	 */
	async function callerOf(
		ctx: Context,
	): Promise<{ userId: string | null; premium: boolean; supporter: boolean }> {
		const { account } = await callers.callerOf(ctx);
		const premium = config.premiumEnabled && (account?.premium ?? false);
		return { userId: account?.id ?? null, premium, supporter: premium || !config.premiumEnabled };
	}
}

/** The code in the address, as the database writes it. */
const codeIn = (ctx: Context): string =>
	String(ctx.params.code).replace(/[\s-]/g, "").toUpperCase();

function notFound(): never {
	throw new Refused(404, "No room with that code");
}

function gone(error: unknown): never {
	if (error instanceof RoomOver) return notFound();
	throw error;
}

/** The player as the one who joined gets it, secret included. */
function answerPlayer(
	{ id, code, seat, host }: { id: number; code: string; seat: Seat; host: boolean },
	secret: string,
) {
	const nobody = { connected: () => false, typing: () => false };
	const { name, status, meta, data } = publicPlayer(seat, host, nobody, {});
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
