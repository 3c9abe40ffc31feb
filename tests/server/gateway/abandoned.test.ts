import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { WIRE_LIMITS } from "../../../gateway/limits/wire.ts";
import { workflowId } from "../../../workflows/messages.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { call, type WirePlayer } from "../../players/wire/player.ts";
import { changedWireLimits, ownPlotluck } from "../../support/file-set-up.ts";
import { openTemporal } from "../../support/temporal.ts";

/** A day of the server of this file, in ms. */
const DAY = 6_000;
const timeout = 180_000;

changedWireLimits({ abandoned: DAY, abandonedLookedAt: DAY / 6 });
const plotluck = ownPlotluck();

const vip = (host: WirePlayer | undefined, vip_action: object) =>
	host?.act("game/vip", { vip_action });
const isOpen = async ([player]: WirePlayer[]) =>
	(await call(plotluck.url, "GET", `/rooms/${player?.seat.room_code}`)).status === 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function leaveAlone(players: WirePlayer[]): Promise<void> {
	for (const player of players) player.drop();
	for (const player of players) await player.until(() => player.closed !== null);
}

async function closed(players: WirePlayer[]): Promise<void> {
	for (let tries = 0; await isOpen(players); tries++) {
		if (tries > 60) throw new Error("the room is still open");
		await pause(DAY / 6);
	}
}

test("rooms that nobody came to for a day close, and those with somebody in them do not", {
	timeout,
}, async () => {
	const writing = (settings: object = {}) =>
		roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });
	const [unclocked, paused, viewed, visited, over] = await Promise.all([
		writing(),
		writing({ write_duration: 300 }),
		writing(),
		writing(),
		roomAt(plotluck, STATUS.results, { players: 2 }),
	]);
	expect(await vip(paused[0], { pause: true })).toBeNull();
	for (const players of [unclocked, paused, visited, over]) await leaveAlone(players);
	await leaveAlone(viewed.slice(1));
	// A player connects for a moment now and then.
	let looking = true;
	const visits = (async () => {
		for (const [player] = visited; looking && player; await pause(DAY / 4)) {
			await player.connect();
			await leaveAlone([player]);
		}
	})();
	await Promise.all([closed(unclocked), closed(paused)]);
	await pause(DAY);
	looking = false;
	await visits;
	expect(await isOpen(viewed)).toBe(true);
	expect(await isOpen(visited)).toBe(true);
	expect(await isOpen(over)).toBe(true);
	expect(viewed[0]?.closed).toBeNull();

	const [late] = unclocked;
	await late?.connect();
	await late?.until(() => late.closed !== null);
	expect(late?.goodbye).toBe("We don’t know that seat here");
});

test("a server that was off for two days closes no room whose players could not come", {
	timeout,
}, async () => {
	const players = await roomAt(plotluck, STATUS.characters, { players: 2 });
	await leaveAlone(players);
	await plotluck.server.stop();
	await pause(2 * DAY);
	await plotluck.startAgain();
	await pause(DAY / 2);
	expect(await isOpen(players)).toBe(true);
	await players[0]?.connect();
	expect(players[0]?.game.status).toBe(STATUS.characters);
	await leaveAlone(players);
	await closed(players);
});

test("a room that does not close by itself is ended after a longer time, with its texts, unless somebody is there", {
	timeout,
}, async () => {
	// Rooms at their results ignore that they are abandoned, as those of older builds do.
	const over = () => roomAt(plotluck, STATUS.results, { players: 2 });
	const [alone, viewed] = await Promise.all([over(), over()]);
	await leaveAlone(alone);
	await leaveAlone(viewed.slice(1));
	await pause(2 * DAY);
	expect(await isOpen(alone)).toBe(true);
	Object.assign(WIRE_LIMITS, { abandonedForGood: 1.5 * DAY });
	await closed(alone);
	const temporal = await openTemporal(plotluck.engine.address);
	onTestFinished(() => temporal.close());
	const ended = temporal.client.workflow.getHandle(workflowId(`${alone[0]?.seat.room_code}`));
	expect((await ended.describe()).status.name).toBe("TERMINATED");
	const db = await databaseOf(plotluck);
	const left = () => db("seats").where({ game_id: alone[0]?.seat.game_id ?? 0 });
	await expect.poll(left, { timeout: 30_000 }).toEqual([]);
	await pause(2 * DAY);
	expect(await isOpen(viewed)).toBe(true);
	expect(viewed[0]?.closed).toBeNull();
});
