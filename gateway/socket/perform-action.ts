import type { Db } from "../../db/connection.ts";
import { engineNow } from "../engine/engine-time.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import type { OpenRoom } from "../room/rooms.ts";
import { type ActionWithTexts, storeTexts } from "./claim-check.ts";
import { earlyRefusal } from "./early-refusal.ts";

/**
 * Carries out any action but `story/submit`: stores its texts and sends it to the room, which
 * answers it. Returns the refusal; null when there is none.
 */
export async function performAction(
	db: Db,
	{ live, dispatch }: OpenRoom,
	player: number,
	id: string | undefined,
	sent: ActionWithTexts,
): Promise<ErrorAnswer | null> {
	const stored = await storeTexts(db, live.room.id, sent, () => live.presence.successors());
	if ("refuse" in stored) return stored.refuse;
	const refusal = earlyRefusal(
		live.room,
		dispatch.pendingOf(player),
		{ ...stored, player, id },
		engineNow(),
	);
	if (refusal) return refusal;
	if (!dispatch.spend(player)) return refuse("tooManyActions");
	dispatch.send(stored.type, player, id, stored.body);
	return null;
}
