import { openScreen } from "../../db/show/screens.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import { hashSecret, makeSecret } from "../session.ts";
import { ScreenAnswer } from "./answers.ts";
import { Refused } from "./errors.ts";
import { lookUp } from "./rooms.ts";
import { routeGroup } from "./route.ts";

/** Screens, which show a room without a seat (docs/protocol.md "Screens"). */
export const screenRoutes = routeGroup(
	"Screens",
	{
		"PUT /rooms/:code/screens": {
			summary: "Opens a screen, which watches the room without a seat.",
			answer: ScreenAnswer,
			refuses: [404, 409],
		},
	},
	(api) => ({
		"PUT /rooms/:code/screens": async (ctx) => {
			const { code, id: gameId, room } = await lookUp(api, ctx, "joins");
			if (room.locked) throw new Refused(409, refuse("locked"));
			const secret = makeSecret();
			const screen = { gameId, secretHash: hashSecret(secret) };
			const id = await openScreen(api.db, screen, WIRE_LIMITS.screens, Date.now());
			if (id === null) throw new Refused(409, refuse("screensFull", WIRE_LIMITS.screens.most));
			return { id, secret, game_id: gameId, room_code: code };
		},
	}),
);
