import type { Context } from "koa";
import { AVATARS } from "#game/catalogue.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { RoomAnswer } from "./answers.ts";
import { roomAnswer } from "./rooms/room-answer.ts";
import { lookUp } from "./rooms/room-in-path.ts";
import type { ApiContext } from "./route.ts";

/** What the document of an invitation brings (web/prerendered/delivered.ts). */
interface DeliveredRoom {
	room: RoomAnswer;
	/** The avatar that is offered to the guest. */
	sprite: number;
}

const FREE = AVATARS.filter(({ free }) => free).map(({ id }) => id);

/**
 * Returns what the document of an invitation brings: the room as GET /rooms/:code answers it, and an
 * avatar that is free there. Null when there is no such room, when the address has used up a limit,
 * and when the engine does not answer at once: the page then asks itself, and shows why.
 */
export async function deliveredRoom(
	api: ApiContext,
	ctx: Context,
	code: string,
): Promise<DeliveredRoom | null> {
	const found = lookUp(api, ctx, "invitations", code).then(
		({ room }) => roomAnswer(room, null),
		(reason: unknown) => {
			log.debug({ err: reason }, "an invitation comes without its room");
			return null;
		},
	);
	const room = await Promise.race([found, pause(WIRE_LIMITS.deliveredWithin)]);
	if (!room) return null;
	const free = FREE.filter((id) => !room.players.some(({ sprite_id }) => sprite_id === id));
	const offered = free.length > 0 ? free : FREE;
	return { room, sprite: offered[Math.floor(Math.random() * offered.length)] ?? 0 };
}

const pause = (ms: number) =>
	new Promise<null>((resolve) => {
		setTimeout(resolve, ms, null).unref();
	});
