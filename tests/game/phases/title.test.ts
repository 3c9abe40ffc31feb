import { expect, test } from "vitest";
import type { Story } from "#game/room.ts";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const storyOf = (table: Table, captain: number): Story | undefined =>
	storiesOf(table.room).find((one) => one.captain === captain);
const name = (table: Table, player: number, story: Story | undefined, title: number) =>
	table.does(player, "story/title", { story: story?.id ?? 0, title, flagged: null });

test("the titles end when every captain has given one, and the last of a captain counts", () => {
	const table = new Table(3).playTo(STATUS.storyTitle);
	for (const captain of [1, 2])
		expect(name(table, captain, storyOf(table, captain), 9000 + captain)).toBeNull();
	expect(name(table, 1, storyOf(table, 1), 9100)).toBeNull();
	expect(table.room.status).toBe(STATUS.storyTitle);
	expect(name(table, 3, storyOf(table, 3), 9003)).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
	expect([1, 2, 3].map((captain) => storyOf(table, captain)?.title)).toEqual([9100, 9002, 9003]);
});

test("only its captain names a story", () => {
	const table = new Table(2).playTo(STATUS.storyTitle);
	expect(name(table, 1, storyOf(table, 2), 9000)).not.toBeNull();
	expect(storyOf(table, 2)?.title).toBeNull();
});

test("nobody waits for the title of a captain who has left", () => {
	const table = new Table(3).playTo(STATUS.storyTitle);
	for (const captain of [1, 2]) name(table, captain, storyOf(table, captain), 9000);
	expect(table.does(3, "game/exit", { heirs: [] })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
