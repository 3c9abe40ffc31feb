import { othersAt } from "../../../db/groups/table-members.ts";
import { refuse } from "../../refusals.ts";
import { kickedAlong, tableOfHost } from "../../room/kicked-along.ts";
import { idIn } from "../../session.ts";
import { KickChoices } from "../answers.ts";
import { Refused } from "../errors.ts";
import { routeGroup } from "../route.ts";
import { ownSeat } from "./room-in-path.ts";

/** What a kick can take along, for the question that its host is asked (docs/game.md "Kicks"). */
export const kickRoutes = routeGroup(
	"Rooms",
	{
		"GET /rooms/:code/players/:id/kick": {
			summary: "Returns what the kick of a person can take along, for the host.",
			access: ["seat"],
			answer: KickChoices,
			refuses: [403, 404],
		},
	},
	(api) => {
		const { db } = api;
		return {
			"GET /rooms/:code/players/:id/kick": async (ctx) => {
				const { player, room } = await ownSeat(api, ctx);
				if (room?.hostId !== player) throw new Refused(403, refuse("hostOnly"));
				const id = idIn(ctx.params.id);
				if (!room.seats[id] || id === player) throw new Refused(404, refuse("noSuchPlayer"));
				const { own, near } = await kickedAlong(db, room, id);
				const table = await tableOfHost(db, room);
				const theirs = table && (await othersAt(db, table.id, [id, ...own], player));
				return {
					others: (near ?? []).filter((other) => !room.seats[other]?.gone).length,
					table: theirs !== null && theirs.rows.length > 0 && !theirs.maker,
				};
			},
		};
	},
);
