import { expect, onTestFinished, test, vi } from "vitest";
import { Resyncs } from "../../../../gateway/room/resyncs.ts";
import type { Viewer } from "../../../../gateway/room/viewer.ts";
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

test("requests of a connection wait until its last snapshot is as old as the pause", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	let sent = 0;
	const resyncs = new Resyncs(async () => void sent++);
	const viewer = { closed: false } as Viewer;
	const other = { closed: false } as Viewer;
	for (let n = 0; n < 3; n++) await resyncs.request(viewer);
	await vi.advanceTimersByTimeAsync(PAUSE - 1);
	expect(sent).toBe(1);
	await resyncs.request(other);
	expect(sent).toBe(2);
	await vi.advanceTimersByTimeAsync(1);
	expect(sent).toBe(3);
	await vi.advanceTimersByTimeAsync(3 * PAUSE);
	expect(sent).toBe(3);
});
