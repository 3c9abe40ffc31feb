import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { threePlayers, twoPlayers } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { changedWireLimits, ownPlotluck } from "../../support/file-set-up.ts";

/** The server of this file waits for an absent host for this time, in ms, and not for a minute. */
const HOST_GONE = 12_000;

changedWireLimits({ hostGone: HOST_GONE, idleSeconds: 24 });
/** The tests mostly wait, so they run at the same time. */
const plotluck = ownPlotluck();

const timeout = 120_000;
const patience = 90_000;

test.concurrent("a connection that answers no ping is closed as lost; one that does stays open", {
	timeout,
}, async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	await guest.connect({ autoPong: false });
	await guest.until(() => guest.pings > 0, patience);
	await guest.until(() => guest.closed !== null, patience);
	expect([1000, 1008, 1012]).not.toContain(guest.closed);
	await host.until(() => host.game.players[guest.id]?.data.connected === false);
	expect(host.pings).toBeGreaterThan(0);
	expect(host.closed).toBeNull();
	await guest.connect();
	expect(guest.game.players[guest.id]?.data.connected).toBe(true);
});

test.concurrent("a host who is disconnected for too long loses the crown to the longest-connected player for good", {
	timeout,
}, async () => {
	const [host, second, third] = await threePlayers(plotluck.url);
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	second.drop();
	await third.until(() => third.game.players[second.id]?.data.connected === false);
	await second.connect();
	host.drop();
	await third.until(() => third.game.players[host.id]?.data.connected === false);
	expect(third.game.host_id).toBe(host.id);
	await third.until(() => third.game.host_id !== host.id, patience);
	expect(third.game.host_id).toBe(third.id);
	expect(third.game.players[third.id]?.data.vip).toBe(true);
	await host.connect();
	expect(host.game.host_id).toBe(third.id);
	expect(await host.act("game/start")).toEqual(expect.stringMatching(/./));
	expect(await third.act("game/start")).toBeNull();
	fan.leave();
});

test.concurrent("a host who comes back in time keeps the crown", {
	timeout,
}, async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	host.drop();
	await pause(HOST_GONE / 2);
	await host.connect();
	await pause(HOST_GONE);
	expect(guest.game.host_id).toBe(host.id);
	expect(await host.act("game/start")).toBeNull();
});
