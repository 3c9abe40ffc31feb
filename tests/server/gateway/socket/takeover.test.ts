import { expect, test } from "vitest";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

/**
 * Returns a seat of a room that the server has not opened yet, so that the first connection waits
 * for the engine.
 */
async function freshSeat(): Promise<WireSeat> {
	const host = {
		name: "Hosty",
		meta: { sprite_id: 2, mature: true, accessibility2: "classic", theme: 0 },
	};
	const { body } = await call(plotluck.url, "POST", "/rooms/", { settings: {}, host });
	return body.host as WireSeat;
}

test("the newer of two connections of a player stays, also when the older one is not seated yet", async () => {
	for (let round = 0; round < 5; round++) {
		const seat = await freshSeat();
		const [older, newer] = [new WirePlayer(plotluck.url, seat), new WirePlayer(plotluck.url, seat)];
		const first = older.connect();
		await older.opened();
		await Promise.all([first, newer.connect()]);
		await older.until(() => older.closed !== null);
		expect([older.closed, newer.closed]).toEqual([1000, null]);
		expect(older.messages.at(-1)?.goaway).toBeUndefined();
		await newer.until(() => newer.game.players[newer.id]?.data.connected === true);
		expect(await newer.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
		expect(newer.game.locked).toBe(true);
		newer.leave();
	}
});
