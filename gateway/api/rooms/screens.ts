import type { Context } from "koa";
import * as v from "valibot";
import { findRoom } from "../../../db/rooms.ts";
import { kickedOrigins, type Origin } from "../../../db/screen-origins.ts";
import { closeScreens, openScreen } from "../../../db/screens.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { hashAddress, hashDevice, hashSecret, makeSecret } from "../../session.ts";
import { CountAnswer, ScreenAnswer } from "../answers.ts";
import { Refused } from "../errors.ts";
import { Person } from "../person.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { callerIn, lookUp, roomCodeIn } from "./room-in-path.ts";

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
		const { db, bus, guard, client } = api;
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
				const open = await findRoom(db, roomCodeIn(ctx));
				const game = open?.id ?? 0;
				// The secret is looked up for unknown codes too, so that the time reveals nothing.
				const caller = await callerIn(api, ctx, game);
				const isHost = async () =>
					open !== null && caller !== null && caller === (await hostOf(api, open));
				// Guesses by neighbours must not keep the host from closing screens.
				if (!(await guard.prove(client(ctx), "rest", isHost)))
					throw new Refused(403, refuse("hostOnly"));
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

/** Returns the host of an open room; null when it is over. */
async function hostOf(
	{ engine }: ApiContext,
	{ code, id }: { code: string; id: number },
): Promise<number | null> {
	const room = await engine.state(code);
	return room?.id === id ? room.hostId : null;
}
