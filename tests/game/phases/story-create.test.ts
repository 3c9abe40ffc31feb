import { expect, test } from "vitest";
import type { Story } from "#game/room.ts";
import { charactersOf, storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const storyOf = (table: Table, captain: number): Story => {
	const story = storiesOf(table.room).find((one) => one.captain === captain);
	if (!story) throw new Error(`player ${captain} has no story`);
	return story;
};
const handOf = (table: Table, player: number): number[] =>
	charactersOf(table.room, ({ hands }) => hands.includes(player)).map(({ id }) => id);
const castOf = (table: Table, story: Story): number[] =>
	charactersOf(table.room, ({ stories }) => stories.includes(story.id)).map(({ id }) => id);

test("each player is the captain of one story and chooses its cast", () => {
	const table = new Table(3).playTo(STATUS.storyCreate);
	expect(
		storiesOf(table.room)
			.map(({ captain }) => captain)
			.sort(),
	).toEqual([1, 2, 3]);
	const story = storyOf(table, 2);
	const characters = handOf(table, 2).slice(0, 3);
	expect(table.does(2, "story/create", { story: story.id, characters, mature: false })).toBeNull();
	expect(castOf(table, story).sort()).toEqual([...characters].sort());
	expect(table.room.seats[2]?.status).toBe(STATUS.postStoryCreate);
});

test("a captain decides about their own story only", () => {
	const table = new Table(3).playTo(STATUS.storyCreate);
	const foreign = storyOf(table, 1);
	const characters = handOf(table, 2).slice(0, 2);
	expect(
		table.does(2, "story/create", { story: foreign.id, characters, mature: false }),
	).not.toBeNull();
	expect(castOf(table, foreign)).toEqual([]);
});

test("a story without a choice gets the fewest characters that the settings allow", () => {
	const table = new Table(3, { min_characters: 2 }).playTo(STATUS.storyCreate);
	table.timeOut();
	for (const story of storiesOf(table.room)) {
		const cast = castOf(table, story);
		expect(cast).toHaveLength(2);
		expect(handOf(table, story.captain)).toEqual(expect.arrayContaining(cast));
	}
});
