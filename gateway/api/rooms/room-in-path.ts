import type { Context } from "koa";
import { normaliseCode } from "#game/names/room-code.ts";
import type { Room } from "#game/room.ts";
import { findRoom, type RoomRecord } from "../../../db/rooms.ts";
import { isSecretOf, playerWith } from "../../../db/seats.ts";
import { RoomOver } from "../../engine/engine-errors.ts";
import { TooMany } from "../../front/rate-limits.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, SECRET_HEADER } from "../../session.ts";
import { Refused } from "../errors.ts";
import type { ApiContext } from "../route.ts";

/**
 * Returns the open room in the path. The limits do not apply to a caller with a seat there, because
 * neighbours must not lock them out.
 */
export async function roomToJoin(
	{ db, guard, limits, client }: ApiContext,
	ctx: Context,
	secret: string | undefined,
): Promise<{ code: string; id: number }> {
	try {
		const seconds = await limits.blockedFor("joins", client(ctx));
		if (seconds > 0) throw new TooMany("joins", seconds);
		const room = await guard.lookUp(client(ctx), "rest", () => findRoom(db, roomCodeIn(ctx)));
		if (!room) return notFound();
		await limits.take("joins", client(ctx));
		return room;
	} catch (error) {
		if (!(error instanceof TooMany) || secret === undefined) throw error;
		const check = async () => {
			const room = await findRoom(db, roomCodeIn(ctx));
			// The secret is looked up for unknown codes too, so that the time reveals nothing.
			return (await isSecretOf(db, room?.id ?? 0, hashSecret(secret))) && room;
		};
		return guard.proveAbove(client(ctx), "rest", { secret, check }, error);
	}
}

/**
 * Returns the open room in the path with its state. Throws a 404 when there is none, and TooMany
 * when the address has used up the limit.
 */
export async function lookUp(
	{ db, engine, guard, limits, client }: ApiContext,
	ctx: Context,
	limit: "invitations" | "joins",
	code = roomCodeIn(ctx),
): Promise<{ code: string; id: number; room: Room }> {
	const found = await guard.lookUp(client(ctx), "rest", async () => {
		const open = await findRoom(db, code);
		if (open) await limits.take(limit, client(ctx));
		const room = open && (await engine.state(open.code));
		return room && room.id === open.id && !room.closed
			? { code: open.code, id: open.id, room }
			: null;
	});
	return found ?? notFound();
}

/** Returns the player whose seat in a game the call proves; null without one. */
export const callerIn = ({ db }: ApiContext, ctx: Context, game: number): Promise<number | null> =>
	playerWith(db, game, hashSecret(ctx.get(SECRET_HEADER)));

/** A seat that a call has proved by its secret. */
interface ProvedSeat {
	player: number;
	game: number;
	code: string;
	secretHash: string;
}

/**
 * Returns the caller's seat in the open room of the path, with the room; null for a room that has just
 * closed. Throws a 403 to a person who was kicked, and for any other secret, which counts as a guess.
 */
export async function ownSeat(
	api: ApiContext,
	ctx: Context,
): Promise<ProvedSeat & { room: Room | null }> {
	const seat = await anySeat(api, ctx);
	const room = await roomOfSeat(api, seat);
	if (room?.kicked.includes(seat.player))
		throw new Refused(403, refuse("kicked", room.kickReasons[seat.player]));
	return { ...seat, room };
}

/** Returns the room of a seat; null for a room that has just closed. */
export async function roomOfSeat(
	{ engine }: ApiContext,
	{ code, game }: Pick<ProvedSeat, "code" | "game">,
): Promise<Room | null> {
	const room = await engine.state(code);
	return room?.id === game ? room : null;
}

/**
 * Returns the caller's seat as `ownSeat` does, also that of a person who was kicked, because they may
 * still end what is theirs.
 */
export async function anySeat(api: ApiContext, ctx: Context): Promise<ProvedSeat> {
	const secret = ctx.get(SECRET_HEADER);
	const check = async () => {
		const open = await findRoom(api.db, roomCodeIn(ctx));
		// The secret is looked up for unknown codes too, so that the time reveals nothing.
		const player = await callerIn(api, ctx, open?.id ?? 0);
		return open && player !== null && { player, game: open.id, code: open.code };
	};
	// Guesses by neighbours must not keep the owner out.
	const seat = await api.guard.prove(api.client(ctx), "rest", { secret, check });
	if (!seat) throw new Refused(403, refuse("noSuchSeat"));
	return { ...seat, secretHash: hashSecret(secret) };
}

/** Returns the code in the path in the form of the database. */
export const roomCodeIn = (ctx: Context): string => normaliseCode(String(ctx.params.code));

function notFound(): never {
	throw new Refused(404, refuse("noSuchRoom"));
}

/** Returns the open room in the path to its host, proved by the seat's secret. Throws a 403 to others. */
export async function roomOfHost(api: ApiContext, ctx: Context): Promise<RoomRecord> {
	const { db, engine, guard, client } = api;
	const check = async () => {
		const open = await findRoom(db, roomCodeIn(ctx));
		// The secret is looked up for unknown codes too, so that the time reveals nothing.
		const caller = await callerIn(api, ctx, open?.id ?? 0);
		const room = open && caller !== null && (await engine.state(open.code));
		return room && room.id === open.id && room.hostId === caller && open;
	};
	// Guesses by neighbours must not keep the host out.
	const proof = { secret: ctx.get(SECRET_HEADER), check };
	const open = await guard.prove(client(ctx), "rest", proof);
	if (!open) throw new Refused(403, refuse("hostOnly"));
	return open;
}

/** Throws a 404 in place of the error of a room that has closed. */
export function notFoundWhenOver(error: unknown): never {
	if (error instanceof RoomOver) return notFound();
	throw error;
}
