import type { Context } from "koa";
import type { Room } from "#game/room.ts";
import { seatedAudience, seatedPlayers } from "#game/selectors.ts";
import { isSlow } from "#game/slow/slow-clock.ts";
import { STATUS } from "#game/status.ts";
import { openEvening } from "../../../db/groups/evenings.ts";
import { type LastingTable, tableWith } from "../../../db/groups/lasting-tables.ts";
import { type KnownAs, seatsMember } from "../../../db/groups/table-members.ts";
import { TABLE_LIMITS } from "../../limits/away.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, SECRET_HEADER } from "../../session.ts";
import { Refused } from "../errors.ts";
import type { ApiContext } from "../route.ts";

/** Returns the table with this key. Throws a 404 for any other key, which counts as a guess. */
export async function tableKnownBy(
	{ db, guard, client }: ApiContext,
	ctx: Context,
	key: string,
): Promise<LastingTable> {
	// Guesses by neighbours must not keep a group from its table.
	const proof = { secret: key, check: () => tableWith(db, key) };
	const table = await guard.prove(client(ctx), "rest", proof);
	if (!table) throw new Refused(404, refuse("noSuchTable"));
	return table;
}

/** Returns the table in the path; throws as `tableKnownBy`. */
export const tableInPath = (api: ApiContext, ctx: Context): Promise<LastingTable> =>
	tableKnownBy(api, ctx, String(ctx.params.key));

/** Returns how the tables may know the caller: by the account, and by the secret in the header. */
export async function callerAtTable({ callers }: ApiContext, ctx: Context): Promise<KnownAs> {
	const { account } = await callers.callerOf(ctx);
	const secret = ctx.get(SECRET_HEADER);
	return {
		userId: account?.id ?? null,
		secretHashes: secret === "" ? [] : [hashSecret(secret)],
	};
}

/** Returns whether a member of a table sits in a room, at the table or in the audience. */
export const hasMember = ({ db }: Pick<ApiContext, "db">, tableId: number, room: Room) =>
	seatsMember(
		db,
		tableId,
		[...seatedPlayers(room), ...seatedAudience(room)].map(({ id }) => id),
	);

/**
 * Returns the room in which a table sits now; null without one. After its results a room counts for
 * two hours, and that of a slow game no longer.
 */
export async function roomOfTable(
	{ db, engine }: Pick<ApiContext, "db" | "engine">,
	tableId: number,
): Promise<Room | null> {
	const evening = await openEvening(db, tableId);
	const room = evening && (await engine.state(evening.code));
	if (!evening || !room || room.id !== evening.gameId || room.closed) return null;
	if (room.status < STATUS.results) return room;
	const since = Date.now() - (evening.playedAt ?? 0);
	return !isSlow(room) && since < TABLE_LIMITS.lingers ? room : null;
}
