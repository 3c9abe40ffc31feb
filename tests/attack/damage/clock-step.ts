import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { root } from "../../../supervisor/paths.mjs";
import { WirePlayer } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { startTarget } from "../target.ts";

const ACTIONS = 10;
/** Milliseconds until an action must be acknowledged. */
const PATIENCE = 5000;

/** Sets the server's clock back by an hour while a player is connected. */
export const clockStep: AttackCase = {
	name: "clock set back by an hour",
	asked: `${ACTIONS} of ${ACTIONS} actions are acknowledged within ${PATIENCE / 1000} s each`,
	async run() {
		const preload = pathToFileURL(join(root, "tests", "attack", "damage", "stepped-clock.mjs"));
		const target = await startTarget({ nodeArgs: [`--import=${preload}`] });
		try {
			const host = await WirePlayer.host(target.url);
			await host.act("game/vip", { vip_action: { lock_room: true } });
			process.kill(target.pid ?? 0, "SIGUSR2");
			await pause(200);
			let acknowledged = 0;
			for (let i = 0; i < ACTIONS; i++) if (await isAcknowledged(host, i % 2 === 1)) acknowledged++;
			host.leave();
			return { figures: { acknowledged }, passed: acknowledged === ACTIONS };
		} finally {
			await target.stop();
		}
	},
};

const isAcknowledged = (host: WirePlayer, lock: boolean): Promise<boolean> =>
	Promise.race([
		host.act("game/vip", { vip_action: { lock_room: lock } }).then(
			(refused) => refused === null,
			() => false,
		),
		pause(PATIENCE, false),
	]);
