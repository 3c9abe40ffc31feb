import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireReveal } from "#game/wire/state.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck();

/** Milliseconds that the longest reveal takes, and what a slow machine may add. */
const PATIENCE = 90_000;

test("clients without the reveal wait for the results, and none gets results early", {
	timeout: 180_000,
}, async () => {
	const players = await gather(plotluck.url, 3, QUICK);
	await playTo(players, STATUS.preResults);
	const [host] = players;
	if (!host) throw new Error("nobody is here");
	const steps: Partial<WireReveal>[] = [];
	await host.until(() => {
		const { reveal, status, stories } = host.game;
		const at = steps.at(-1);
		const places = reveal?.podium.length;
		if (reveal && (at?.step !== reveal.step || at?.awards?.length !== reveal.awards.length))
			steps.push(structuredClone(reveal));
		if (status === STATUS.preResults) {
			for (const { meta } of Object.values(stories))
				expect([meta.points, meta.awards, meta.line]).toEqual([0, [], undefined]);
			if (reveal?.step === "opening" || reveal?.step === "award") expect(places).toBe(0);
		}
		return status === STATUS.results;
	}, PATIENCE);
	const names = steps.map(({ step }) => step);
	expect(names.filter((name) => name === "award")).toHaveLength(5);
	expect(names.at(-1)).toBe("winner");
	expect(steps.every(({ awards }, i) => (awards?.length ?? 0) <= i)).toBe(true);
	for (const player of players) {
		await player.reached(STATUS.results);
		expect(player.game.reveal).toEqual(host.game.reveal);
	}
	expect(Object.values(host.game.stories).some(({ meta }) => meta.points > 0)).toBe(true);
	for (const player of players) player.leave();
});

test("half of the connected players skip to the winner, whom everybody still sees", {
	timeout: 120_000,
}, async () => {
	const players = await gather(plotluck.url, 4, QUICK);
	const [host, second, third, away] = players;
	if (!host || !second || !third || !away) throw new Error("somebody is missing");
	await playTo(players, STATUS.preResults);
	for (const player of players) await player.until(() => (player.game.reveal ?? null) !== null);
	away.leave();
	await host.until(() => host.game.players[away.id]?.data.connected === false);
	expect(await second.act("reveal/skip")).toBeNull();
	await host.until(() => host.game.reveal?.skips.includes(second.id) === true);
	expect(host.game.reveal?.step).not.toBe("winner");
	expect(await third.act("reveal/skip")).toBeNull();
	await host.until(() => host.game.reveal?.step === "winner");
	expect(host.game.status).toBe(STATUS.preResults);
	expect(host.game.reveal?.podium.at(-1)?.place).toBe(1);
	await host.reached(STATUS.results);
	for (const player of players) player.leave();
});
