import { ownTurn } from "#game/news/turns.ts";
import type { News } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import { pushKeys } from "./keys.ts";
import { PushSender } from "./sender.ts";
import { pushTeller } from "./teller.ts";

interface Sending {
	config: Pick<Config, "push" | "reach">;
	db: Db;
	engine: Pick<Engine, "state">;
}

export interface RunningPush {
	/** Tells the devices of players their news; safe to repeat. */
	tell(game: number, news: readonly News[]): Promise<void>;
	stop(): Promise<void>;
}

/** Starts sending the news of rooms to devices; null where the operator has switched it off. */
export async function startPush({ config, db, engine }: Sending): Promise<RunningPush | null> {
	if (!config.push) return null;
	const sender = new PushSender({
		db,
		keys: await pushKeys(db),
		subject: config.push.subject,
		reach: config.reach,
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
		tell: pushTeller(db, () => void sender.sendDue()),
		stop: () => sender.stop(),
	};
}
