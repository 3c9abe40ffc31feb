import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { QUICK, threePlayers } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { changedWireLimits, ownPlotluck } from "../../support/file-set-up.ts";
import { takeSeat } from "../api/rest.ts";

/** The server of this file waits for an absent host for this time, in ms, and not for a minute. */
const PATIENCE = 4_000;

changedWireLimits({ hostGone: PATIENCE });
const plotluck = ownPlotluck();

const gathered = async (settings: object = {}) =>
	await threePlayers(plotluck.url, { ...QUICK, ...settings });
const crownOf = ({ game }: WirePlayer) => ({ holder: game.host_id, ...game.crown });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drops the lines of players. */
async function drop(...players: WirePlayer[]): Promise<void> {
	for (const player of players) player.drop();
	for (const player of players) await player.until(() => player.closed !== null);
}

/** Drops the lines of players. Resolves when a player who stays has seen it. */
async function dropBefore(witness: WirePlayer, ...players: WirePlayer[]): Promise<void> {
	await drop(...players);
	for (const { id } of players)
		await witness.until(() => witness.game.players[id]?.data.connected === false);
}

test.concurrent("after an outage of the whole group the host is still the host, also when back last", async () => {
	const [host, second, third] = await roomAt(plotluck, STATUS.storyWrite);
	await drop(host, second, third);
	await pause(1.5 * PATIENCE);
	await third.connect();
	expect(crownOf(third)).toEqual({ holder: host.id });
	await host.connect();
	await second.connect();
	await pause(1.5 * PATIENCE);
	expect(crownOf(second)).toEqual({ holder: host.id });
});

test.concurrent("the first player who reconnects gets the crown of an absent host, who is told on returning", async () => {
	const [host, second, third] = await roomAt(plotluck, STATUS.storyWrite);
	await drop(host, second, third);
	await third.connect();
	await third.until(() => third.game.host_id !== host.id);
	const crown = { from: host.id, to: third.id, why: "away", at: expect.any(Number) };
	expect(crownOf(third)).toEqual({ holder: third.id, ...crown });
	for (const player of [second, host]) {
		await player.connect();
		expect(crownOf(player)).toEqual({ holder: third.id, ...crown });
	}
});

test.concurrent("the crown never goes to a seat that was never connected, nor to the audience", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK);
	const code = host.seat.room_code;
	await takeSeat(plotluck.url, {}, code, { name: "Never" });
	const fan = await WirePlayer.join(plotluck.url, code, "Fan", { audience: true });
	await dropBefore(fan, host);
	await pause(1.5 * PATIENCE);
	expect(crownOf(fan)).toEqual({ holder: host.id });
	const late = await WirePlayer.join(plotluck.url, code, "Late");
	await fan.until(() => fan.game.host_id === late.id);
});

test.concurrent("when the host leaves and nobody is connected, the first player who comes is host at once", async () => {
	const [host, second, third] = await roomAt(plotluck, STATUS.characters);
	await dropBefore(host, second, third);
	expect(await host.act("game/exit")).toBeNull();
	await host.until(() => host.closed !== null);
	await third.connect();
	await third.until(() => third.game.host_id === third.id);
	expect(third.game.crown).toMatchObject({ from: host.id, to: third.id, why: "left" });
});

test.concurrent("when the host leaves a lobby of a further game and nobody is connected, somebody who is asked is host", async () => {
	const [host, second, third] = await roomAt(plotluck, STATUS.results);
	await dropBefore(host, second, third);
	await host.act("game/vip", { vip_action: { play_again: true } });
	expect(await host.act("game/exit")).toBeNull();
	await host.until(() => host.closed !== null);
	await third.connect();
	await third.until(() => third.game.host_id === third.id);
	expect(third.game.players[third.id]?.data.asked).toBe(true);
	await second.connect();
	expect(await second.act("game/again")).toBeNull();
	expect(await third.act("game/start")).toBeNull();
});

test.concurrent("the host passes the crown to somebody who is connected, and to nobody else", async () => {
	const [host, second, third] = await gathered();
	await dropBefore(host, third);
	const pass = (pass_crown: number, id?: string) =>
		host.act("game/vip", { vip_action: { pass_crown } }, id);
	expect(await pass(third.id)).toBe("The crown can only go to someone who’s connected right now");
	expect(await pass(host.id)).toBe("You’re already wearing the crown");
	expect(crownOf(host)).toEqual({ holder: host.id });
	expect(await pass(second.id, "passed")).toBeNull();
	await second.until(() => second.game.host_id === second.id);
	expect(second.game.crown).toMatchObject({ from: host.id, to: second.id, why: "passed" });
	await drop(second);
	expect(await pass(second.id, "passed")).toBeNull(); // the same message once more
});
