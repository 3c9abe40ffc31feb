import type { Context } from "koa";
import * as v from "valibot";
import { winnersIn } from "#game/lines/winners.ts";
import { modeNamed } from "#game/modes/index.ts";
import type { Room } from "#game/room.ts";
import { finishedGame } from "#game/selectors.ts";
import { line } from "#game/wire/bodies.ts";
import { keepTable, type LastingTable, tableOfRoom } from "../../../db/groups/lasting-tables.ts";
import { TABLE_LIMITS } from "../../limits/away.ts";
import { refuse } from "../../refusals.ts";
import { winnersWithTexts } from "../../room/rest-views/finished-view.ts";
import { withoutBlockedWord } from "../block-list-check.ts";
import { KeptTable, RoomTableAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { ownSeat } from "./room-in-path.ts";

const { min, max } = TABLE_LIMITS.nameLength;

const Named = v.strictObject({
	name: v.pipe(line("The name of a table", min, max), withoutBlockedWord),
});

/** The lasting table of a room, for its players (docs/protocol.md "Lasting tables over REST"). */
export const roomTableRoutes = routeGroup(
	"Lasting tables",
	{
		"GET /rooms/:code/table": {
			summary: "Returns the lasting table of the room to its players.",
			access: ["seat"],
			answer: RoomTableAnswer,
			refuses: [403],
		},
		"PUT /rooms/:code/table": {
			summary: "Keeps the table of a finished game, or returns the one that the room has.",
			access: ["seat"],
			body: Named,
			answer: KeptTable,
			refuses: [403, 409],
		},
	},
	(api) => {
		const { db, limits, client } = api;
		return {
			"GET /rooms/:code/table": async (ctx) => {
				const { room } = await roomOfPlayer(api, ctx);
				const table = await tableOfRoom(db, room.id);
				return { table: table && keptTable(table) };
			},
			"PUT /rooms/:code/table": async (ctx, body) => {
				const { room, player } = await roomOfPlayer(api, ctx);
				const { name } = body();
				await limits.take("changes", client(ctx));
				if (modeNamed(room.settings.game_mode).alone) throw new Refused(409, refuse("tableForOne"));
				if (!finishedGame(room)) throw new Refused(409, refuse("gameGoesOn"));
				const players = Object.values(room.seats)
					.filter(({ id, audience }) => !audience && !room.kicked.includes(id))
					.map(({ id }) => id);
				const { id: gameId, settings } = room;
				const winners = await winnersWithTexts(db, winnersIn(room));
				const game = { gameId, players, settings, winners };
				const table = await keepTable(db, { name, maker: player, game }, Date.now());
				if (!table) throw new Refused(403, refuse("noSuchSeat"));
				return keptTable(table);
			},
		};
	},
);

const keptTable = ({ key, name }: LastingTable): KeptTable => ({ key, name });

/** Returns the room of the caller's seat. Throws a 403 to everybody who does not play in it. */
async function roomOfPlayer(
	api: ApiContext,
	ctx: Context,
): Promise<{ room: Room; player: number }> {
	const { player, room } = await ownSeat(api, ctx);
	const seat = room?.seats[player];
	if (!room || !seat || seat.audience) throw new Refused(403, refuse("tableOfPlayers"));
	return { room, player };
}
