import { afterAll, beforeAll, expect, test } from "vitest";
import { gather } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";

let plotluck: Plotluck;
beforeAll(async () => {
	plotluck = await startPlotluck();
});
afterAll(() => plotluck.stop());

const snapshotsOf = ({ messages }: WirePlayer) =>
	messages.filter(({ game, prev }) => game !== undefined && prev === undefined);

test("thirty requests at once are served by two snapshots, and what happens afterwards by patches", async () => {
	const [host, guest] = await gather(plotluck.url, 2);
	if (!host || !guest) return;
	for (let n = 0; n < 30; n++) guest.raw({ resync: true });
	await guest.until(() => snapshotsOf(guest).length === 3); // the one for coming among them
	await new Promise((resolve) => setTimeout(resolve, 2500));
	expect(snapshotsOf(guest)).toHaveLength(3);
	expect(guest.patched?.game).toEqual(guest.game);
	expect(await host.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
	await guest.until(() => guest.game.locked);
	// Later ones are served again, and what the connection asks besides is not held up.
	guest.raw({ resync: true });
	expect(await guest.act("game/exit")).toBeNull();
});
