import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const titling = () => new Table(3).playTo(STATUS.storyTitle);

test("the titles end when every captain has given one, and the last one of a captain counts", () => {
	const table = titling();
	for (const captain of [1, 2]) expect(table.giveTitle(captain, 9000 + captain)).toBeNull();
	expect(table.giveTitle(1, 9100)).toBeNull();
	expect(table.room.status).toBe(STATUS.storyTitle);
	expect(table.giveTitle(3, 9003)).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
	expect([1, 2, 3].map((captain) => table.storyOf(captain).title)).toEqual([9100, 9002, 9003]);
});

test("only its captain names a story", () => {
	const table = titling();
	const story = table.storyOf(2).id;
	const title = { story, title: 9000, flagged: null };
	expect(table.does(1, "story/title", title)).toBe(REFUSALS.notYourStory);
	expect(table.storyOf(2).title).toBeNull();
});

test("the game does not wait for the title of a captain who has left", () => {
	const table = titling();
	for (const captain of [1, 2]) table.giveTitle(captain, 9000);
	expect(table.leave(3)).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
