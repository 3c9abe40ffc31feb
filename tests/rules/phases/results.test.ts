import { expect, test } from "vitest";
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
		evening: { players: table.players, settings: table.room.settings },
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
