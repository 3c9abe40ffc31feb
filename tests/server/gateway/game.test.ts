import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gather, playTo } from "../../players/wire/game.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

test("three players who know only the wire play a whole game", async () => {
	const players = await gather(plotluck.url, 3, { num_switches: 2, faster_phases: true });
	await playTo(players, STATUS.results);
	for (const { game } of players) {
		expect(Object.values(game.stories)).toHaveLength(3);
		for (const story of Object.values(game.stories)) {
			expect(story.meta.title).toMatch(/^Title by Player/);
			for (const part of Object.values(story.submissions)) {
				expect(part.content).toBe(`Part ${part.index} by ${part.player}: and then it rained.`);
			}
		}
		expect(game.game_stats?.meta.total_words).toBe(6 * 8);
	}
	for (const player of players) player.leave();
});
