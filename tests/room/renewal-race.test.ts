import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../players/rooms/room-at.ts";
import { playTo } from "../players/wire/game.ts";
import { ownPlotluck } from "../support/file-set-up.ts";

/** An engine for which each task of a room is a reason to continue as new. */
const plotluck = ownPlotluck({}, { dynamic: { "limit.historyCount.suggestContinueAsNew": 1 } });

/** Rooms whose host skips the reveal as soon as it is shown. One of four refused that once. */
const ROOMS = 12;
const AT_ONCE = 6;

test("an immediate action is accepted, also when the room was about to start a new run", {
	timeout: 300_000,
}, async () => {
	const refusals: (string | null)[] = [];
	const answerAtOnce = async () => {
		while (refusals.length < ROOMS) {
			const players = await roomAt(plotluck, STATUS.reacting);
			const [host] = players;
			await playTo(players, STATUS.preResults);
			await host.until(() => (host.game.reveal ?? null) !== null);
			refusals.push(await host.act("reveal/skip"));
			for (const player of players) player.leave();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, answerAtOnce));
	expect(new Set(refusals)).toEqual(new Set([null]));
});
