import { setTimeout as pause } from "node:timers/promises";
import { gather } from "../players/wire/game.ts";

/** How often one of them loses the line in a lobby. */
const LOSSES = 3;

/**
 * Friends gather, lose the line, one leaves, one goes without a word, and the host closes the room:
 * nothing of it may stay.
 */
export async function comeAndGo(url: string): Promise<void> {
	const [host, leaver, ghost] = await gather(url, 3);
	if (!host || !leaver || !ghost) throw new Error("not everybody came");
	for (let i = 0; i < LOSSES; i++) {
		leaver.drop();
		await leaver.until(() => leaver.closed !== null);
		await leaver.connect();
	}
	await leaver.act("game/exit");
	ghost.drop();
	await pause(200);
	await host.act("game/vip", { vip_action: { close_game: true } });
	for (const player of [host, leaver, ghost]) player.leave();
}
