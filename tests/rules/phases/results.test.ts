import { expect, test } from "vitest";
import { winnersIn } from "#game/lines/winners.ts";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

test("the results are shown after the stories were counted for their authors", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	table.waiting = [];
	table.playPhase();
	expect([table.room.status, table.room.reveal]).toEqual([STATUS.preResults, null]);
	expect(table.waiting[0]).toMatchObject({
		name: "countStories",
		game: table.stories[0]?.id,
		// A lasting table learns who was there, and by which rules.
		evening: {
			players: table.players,
			settings: table.room.settings,
			winners: winnersIn(table.room),
		},
	});
	table.settleAll();
	expect(table.room.reveal).not.toBeNull();
	table.playTo(STATUS.results);
});

test("points are given once, and no action changes them afterwards", () => {
	const table = new Table(3).playTo(STATUS.results);
	const points = () => table.stories.map((story) => story.points);
	const before = points();
	expect(before.some((given) => given > 0)).toBe(true);
	for (const story of table.stories) expect(table.react(2, story, [0])).toBe(REFUSALS.notNow);
	expect(points()).toEqual(before);
});

test("the winners are the stories on the first place, with the ids of their texts only", () => {
	const table = new Table(3).playTo(STATUS.results);
	const winners = winnersIn(table.room);
	const most = Math.max(...table.stories.map(({ points }) => points));
	const best = table.stories.filter(({ points }) => points === most);
	expect(winners.map(({ story }) => story)).toEqual(best.map(({ id }) => id));
	for (const { parts } of winners)
		for (const part of parts)
			expect(Object.keys(part).sort()).toEqual(["id", "marks", "quotable", "reactions", "writer"]);
});
