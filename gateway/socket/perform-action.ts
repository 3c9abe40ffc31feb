import { isKnown } from "#game/schemas.ts";
import { isSlow } from "#game/slow/slow-clock.ts";
import type { Db } from "../../db/connection.ts";
import { engineNow } from "../engine/engine-time.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import type { LiveRoom } from "../room/live-room.ts";
import type { OpenRoom } from "../room/open-room.ts";
import { type ActionWithTexts, claimTexts } from "./claim-check.ts";
import type { Connection } from "./connection.ts";
import { earlyRefusal } from "./early-refusal.ts";
import { submitEntry } from "./save-entry.ts";

/**
 * Carries out any action but `story/submit`: asks whether the room may accept it, stores its texts
 * and sends it to the room, which replies. Returns the refusal; null when there is none. `received`
 * is the monotonic ms of its arrival.
 */
export async function performAction(
	db: Db,
	room: OpenRoom,
	connection: Pick<Connection, "player" | "client" | "connectionNumber">,
	id: string | undefined,
	sent: ActionWithTexts,
	received: number,
): Promise<ErrorAnswer | null> {
	const { live, dispatch } = room;
	const { player } = connection;
	// A repeated message is answered with the first one, and must not store other texts.
	if (id !== undefined && dispatch.isUnanswered(player, id)) return null;
	const claim = await claimTexts(db, live.room, player, sent, () => live.presence.successors());
	if ("refuse" in claim) return claim.refuse;
	const { action } = claim;
	if (!isKnown(action, live.room.runsSchema)) return refuse("notNow");
	const refusal = earlyRefusal(
		live.room,
		dispatch.pendingOf(player),
		{ ...action, player, id },
		engineNow(),
	);
	if (refusal) return refusal;
	if (isHeirAway(live, player, sent)) return refuse("heirAway");
	if (!dispatch.spend(player)) return refuse("tooManyActions");
	const stored = (await claim.store?.()) ?? action;
	if ("refuse" in stored) return stored.refuse;
	if (stored.type === "game/settings") {
		const { pace } = stored.body.settings;
		const unchanged = await room.changePace(live.room.id, pace, connection.client);
		if (unchanged) return unchanged;
	}
	await submitEntry(db, room, connection, sent);
	dispatch.send(stored.type, player, id, stored.body, received);
	return null;
}

/**
 * Returns whether the host passes the crown to a player without a connection, which the rules
 * cannot check. In a slow game players are mostly away. A repeated message comes from a former host, and is not refused.
 */
function isHeirAway({ room, presence }: LiveRoom, player: number, sent: ActionWithTexts): boolean {
	if (sent.action !== "game/vip" || room.hostId !== player || isSlow(room)) return false;
	const order = sent.body.vip_action;
	return "pass_crown" in order && !presence.connected(order.pass_crown);
}
