import type { Context } from "koa";
import * as v from "valibot";
import { kickedOrigins, type Origin } from "../../../db/screen-origins.ts";
import { closeScreens, openScreen } from "../../../db/screens.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { hashAddress, hashDevice, hashSecret, makeSecret } from "../../session.ts";
import { CountAnswer, ScreenAnswer } from "../answers.ts";
import { Refused } from "../errors.ts";
import { Person } from "../person.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { callerIn, lookUp, roomOfHost } from "./room-in-path.ts";

/** Other keys are ignored, because earlier versions of the call took no body. */
const NewScreen = v.object({ device: Person.entries.device });

/** Screens, which show a room without a seat (docs/protocol.md "Screens"). */
export const screenRoutes = routeGroup(
	"Screens",
	{
		"PUT /rooms/:code/screens": {
			summary: "Opens a screen, which watches the room without a seat.",
			body: NewScreen,
			answer: ScreenAnswer,
			refuses: [403, 404, 409],
		},
		"DELETE /rooms/:code/screens": {
			summary: "Closes all screens of the room, for its host.",
			access: ["seat"],
			answer: CountAnswer,
			refuses: [403],
		},
	},
	(api) => {
		const { db, bus } = api;
		return {
			"PUT /rooms/:code/screens": async (ctx, body) => {
				const { code, id: gameId, room } = await lookUp(api, ctx, "joins");
				if (room.locked) throw new Refused(409, refuse("locked"));
				const origin = await originOf(api, ctx, gameId, body().device);
				if ((await kickedOrigins(db, room))(origin)) throw new Refused(403, refuse("kicked"));
				const secret = makeSecret();
				const screen = { gameId, secretHash: hashSecret(secret), origin };
				const { screens: places } = WIRE_LIMITS;
				const asked = { places, hostId: room.hostId, now: Date.now() };
				const id = await openScreen(db, screen, asked);
				if (id === null) throw new Refused(409, refuse("screensFull", places.most));
				return { id, secret, game_id: gameId, room_code: code };
			},
			"DELETE /rooms/:code/screens": async (ctx) => {
				const { id: game } = await roomOfHost(api, ctx);
				const screens = await closeScreens(db, game);
				bus.publish({ kind: "screensClosed", game, screens, why: "screensClosed" });
				return { count: screens.length };
			},
		};
	},
);

async function originOf(
	api: ApiContext,
	ctx: Context,
	game: number,
	device: string | undefined,
): Promise<Origin> {
	return {
		playerId: await callerIn(api, ctx, game),
		deviceHash: device === undefined ? null : hashDevice(game, device),
		addressHash: hashAddress(game, api.client(ctx)),
	};
}
