import { gather } from "../../players/wire/game.ts";

/** Lost connections per player in a lobby. */
const LOSSES = 3;

/**
 * Players join, reconnect, leave or disappear, and the host closes the room. Nothing of it may
 * remain in memory.
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
	await host.until(() => host.game.players[ghost.id]?.data.connected !== true);
	await host.act("game/vip", { vip_action: { close_game: true } });
	for (const player of [host, leaver, ghost]) player.leave();
}
