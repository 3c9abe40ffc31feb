import { expect, test } from "vitest";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

test("the results are shown after the stories were counted for their authors", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	for (const player of table.players.slice(1)) table.playTurn(player);
	table.waiting = [];
	table.playTurn(table.players[0] ?? 0);
	expect(table.room.status).toBe(STATUS.preResults);
	const [count] = table.waiting;
	expect(count).toMatchObject({
		name: "countStories",
		game: storiesOf(table.room)[0]?.id,
		// A lasting table learns who was there, and by which rules.
		evening: { players: table.players, settings: table.room.settings },
	});
	expect(table.room.reveal).toBeNull();
	if (count) table.settle(count);
	expect(table.room.reveal).not.toBeNull();
	table.playTo(STATUS.results);
});

test("points are given once, and no action changes them afterwards", () => {
	const table = new Table(3).playTo(STATUS.results);
	const points = () => storiesOf(table.room).map((story) => story.points);
	const before = points();
	expect(before.some((given) => given > 0)).toBe(true);
	const [story] = storiesOf(table.room);
	expect(
		table.does(2, "story/react", { reaction: -1, story: story?.id ?? 0, parts: [[0]] }),
	).not.toBeNull();
	expect(points()).toEqual(before);
});

test("a room with results closes a day later", () => {
	const table = new Table(2).playTo(STATUS.results);
	expect(table.room.deadline).toBe(table.now + 24 * 3_600_000);
	table.timeOut();
	expect(table.room.closed).toBe("retention");
});
