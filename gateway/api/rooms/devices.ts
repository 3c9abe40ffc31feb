import * as v from "valibot";
import { roomById } from "../../../db/rooms.ts";
import {
	addContinueLink,
	continueLinkOf,
	countLaterKeys,
	endLaterKeys,
	seatOfLink,
	useContinueLink,
} from "../../../db/seat-keys.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, makeSecret } from "../../session.ts";
import { CountAnswer } from "../answers.ts";
import { ContinueLinkAnswer, DeviceSeat, SeatDevicesAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { anySeat, ownSeat } from "./room-in-path.ts";

const BY_SEAT = { access: ["seat"], refuses: [403] } as const;
const Token = v.pipe(v.string(), v.maxLength(100));

/** The devices of a seat (docs/protocol.md "Further devices"). */
export const deviceRoutes = routeGroup(
	"Devices",
	{
		"POST /rooms/:code/continueLink": {
			...BY_SEAT,
			summary: "Makes a link that gives the caller's seat to another device once.",
			answer: ContinueLinkAnswer,
			status: 201,
		},
		"GET /rooms/:code/continueLink": {
			...BY_SEAT,
			summary: "Returns whether the link was used, and how many devices got the seat later.",
			answer: SeatDevicesAnswer,
		},
		"DELETE /rooms/:code/continueLink": {
			...BY_SEAT,
			summary: "Ends the link, and takes the seat back from the devices that got it later.",
			answer: CountAnswer,
		},
		"POST /continueLinks": {
			summary: "Uses a link: returns its seat with a secret for this device.",
			body: v.strictObject({ token: Token }),
			answer: DeviceSeat,
			status: 201,
			refuses: [404, 409],
		},
	},
	(api) => {
		const { db, bus, guard, limits, client } = api;
		return {
			"POST /rooms/:code/continueLink": async (ctx) => {
				const { player } = await ownSeat(api, ctx);
				await limits.take("changes", client(ctx));
				const token = makeSecret();
				const expires_at = Date.now() + WIRE_LIMITS.continueLink;
				const link = { playerId: player, tokenHash: hashSecret(token), expiresAt: expires_at };
				await addContinueLink(db, link);
				return { token, expires_at };
			},
			"GET /rooms/:code/continueLink": async (ctx) => {
				const { player, secretHash } = await ownSeat(api, ctx);
				const link = await continueLinkOf(db, player, Date.now());
				return {
					link: link && { expires_at: link.expiresAt, used: link.used },
					devices: await countLaterKeys(db, player, secretHash),
				};
			},
			"DELETE /rooms/:code/continueLink": async (ctx) => {
				const { player, game, secretHash } = await anySeat(api, ctx);
				const hashes = await endLaterKeys(db, { playerId: player, gameId: game }, secretHash);
				if (hashes.length > 0) bus.publish({ kind: "keysEnded", game, player, hashes });
				return { count: hashes.length };
			},
			"POST /continueLinks": async (ctx, body) => {
				const tokenHash = hashSecret(body().token);
				const secret = makeSecret();
				const use = { tokenHash, secretHash: hashSecret(secret), now: Date.now() };
				const seat = await guard.lookUp(client(ctx), "rest", () =>
					seatOfLink(db, tokenHash, use.now),
				);
				if (seat === null) throw new Refused(404, refuse("linkOver"));
				return deviceSeat(api, seat, secret, async () => {
					const taken = await useContinueLink(db, use, WIRE_LIMITS.seatKeys);
					if (taken === "used") throw new Refused(409, refuse("linkUsed"));
					if (taken === null) throw new Refused(404, refuse("linkOver"));
					return taken.ended;
				});
			},
		};
	},
);

/**
 * Gives a seat to a device by `take`, which stores its secret and returns the hashes of those that end
 * for it. Throws a 404 before that when the room is over, or its player has left the lobby or was
 * removed.
 */
export async function deviceSeat(
	{ db, bus, engine }: ApiContext,
	{ playerId, gameId }: { playerId: number; gameId: number },
	secret: string,
	take: () => Promise<string[]>,
): Promise<DeviceSeat> {
	const open = await roomById(db, gameId);
	const room = open && open.closedAt === null ? await engine.state(open.code) : null;
	const seat = room?.id === gameId && !room.closed ? room.seats[playerId] : undefined;
	if (!room || !seat || room.kicked.includes(playerId))
		throw new Refused(404, refuse("noSuchRoom"));
	const hashes = await take();
	if (hashes.length > 0) bus.publish({ kind: "keysEnded", game: gameId, player: playerId, hashes });
	const { name, meta, audience } = seat;
	return { id: playerId, secret, game_id: gameId, room_code: room.code, name, meta, audience };
}
