import { expect, test } from "vitest";
import { twoPlayers } from "../../../players/wire/game.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { changedWireLimits, sharedPlotluck } from "../../../support/file-set-up.ts";

/** The time between two snapshots of one connection, in ms, and not a second. */
const PAUSE = 500;
changedWireLimits({ resyncPause: PAUSE });
const plotluck = sharedPlotluck();

const snapshotsOf = ({ messages }: WirePlayer) =>
	messages.filter(({ game, prev }) => game !== undefined && prev === undefined);

test("thirty requests at once are served by two snapshots, and later changes by patches", async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	for (let n = 0; n < 30; n++) guest.raw({ resync: true });
	await guest.until(() => snapshotsOf(guest).length === 3); // including the one for connecting
	await new Promise((resolve) => setTimeout(resolve, 3 * PAUSE));
	expect(snapshotsOf(guest)).toHaveLength(3);
	expect(guest.patched?.game).toEqual(guest.game);
	expect(await host.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
	await guest.until(() => guest.game.locked);
	// Later requests are served again, and do not delay the connection's actions.
	guest.raw({ resync: true });
	expect(await guest.act("game/exit")).toBeNull();
});
