import * as v from "valibot";
import { addSeatKey } from "../../../db/seat-keys.ts";
import { type OpenSeat, openSeatsOf } from "../../../db/seats.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, idIn, makeSecret } from "../../session.ts";
import { AccountSeat, DeviceSeat } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { deviceSeat } from "../rooms/devices.ts";
import { roomAnswer } from "../rooms/room-answer.ts";
import { type ApiContext, routeGroup } from "../route.ts";

/** The seats of the caller's account, for its devices (docs/protocol.md "Further devices"). */
export const accountSeatRoutes = routeGroup(
	"Devices",
	{
		"GET /account/seats": {
			summary: "Lists the seats of the caller's account in open rooms, the latest first.",
			access: ["account"],
			answer: v.array(AccountSeat),
		},
		"POST /account/seats/:id": {
			summary: "Gives a seat of the caller's account to this device, with a secret for it.",
			access: ["account"],
			answer: DeviceSeat,
			status: 201,
			refuses: [404],
		},
	},
	(api) => {
		const { db, callers, limits, client } = api;
		return {
			"GET /account/seats": async (ctx) => {
				const { id } = await callers.accountOf(ctx);
				const seats = await openSeatsOf(db, id, WIRE_LIMITS.accountSeats);
				// Each is a question to the engine, as an invitation is.
				for (const _ of seats) await limits.take("invitations", client(ctx));
				const answers = await Promise.all(seats.map((seat) => accountSeat(api, seat)));
				return answers.filter((answer) => answer !== null);
			},
			"POST /account/seats/:id": async (ctx) => {
				const { id } = await callers.accountOf(ctx);
				await limits.take("changes", client(ctx));
				const wanted = idIn(ctx.params.id);
				const seats = await openSeatsOf(db, id, WIRE_LIMITS.accountSeats);
				const seat = seats.find(({ playerId }) => playerId === wanted);
				if (!seat) throw new Refused(404, refuse("notYourSeat"));
				const { playerId, gameId } = seat;
				const secret = makeSecret();
				const key = { playerId, gameId, secretHash: hashSecret(secret), now: Date.now() };
				return deviceSeat(api, seat, secret, () => addSeatKey(db, key, WIRE_LIMITS.seatKeys));
			},
		};
	},
);

/** Returns a seat with its room; null when its player has left or the room is over. */
async function accountSeat(
	{ engine }: ApiContext,
	{ playerId, gameId, code }: OpenSeat,
): Promise<AccountSeat | null> {
	const room = await engine.state(code);
	if (room?.id !== gameId || room.closed) return null;
	const seat = room.seats[playerId];
	if (!seat || seat.gone || room.kicked.includes(playerId)) return null;
	return { id: playerId, audience: seat.audience, room: roomAnswer(room, playerId) };
}
