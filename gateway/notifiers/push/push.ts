import { ownTurn } from "#game/news/turns.ts";
import type { Notifier } from "../../../activities/workers.ts";
import { roomById } from "../../../db/rooms.ts";
import type { PushOptions } from "../../config/push.ts";
import type { NotifierContext } from "../context.ts";
import { pushKeys } from "./push-keys.ts";
import { pushNotifier } from "./push-notifier.ts";
import { PushSender } from "./push-sender.ts";

export interface RunningPush {
	/** Tells the devices of players their news; safe to repeat. */
	tell: Notifier;
	stop(): Promise<void>;
}

/** Starts sending the news of rooms to devices. */
export async function startPush(
	{ config: { reach }, db, engine }: NotifierContext,
	{ subject }: PushOptions,
): Promise<RunningPush> {
	const sender = new PushSender({
		db,
		keys: await pushKeys(db),
		subject,
		reach,
		async codeOf(game) {
			const room = await roomById(db, game);
			return room?.closedAt === null ? room.code : null;
		},
		async waitsFor(code, player) {
			const room = await engine.state(code);
			return room !== null && (ownTurn(room, player)?.turn ?? false);
		},
	});
	return {
		tell: pushNotifier(db, () => void sender.sendDue()),
		stop: () => sender.stop(),
	};
}
