import { expect, test } from "vitest";
import { FIRST_LINE_SETTINGS, isOffered, utcDate } from "#game/settings/first-line.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { NOBODY, Table } from "../../support/table.ts";

const FIRST_LINE = {
	date: "2026-11-26",
	opening: "The lift asked for the password.",
	names: ["Odette", "A plumber"],
};

function openTable(): Table {
	const table = new Table(1, FIRST_LINE_SETTINGS, 1, false);
	table.room = { ...table.room, firstLine: FIRST_LINE, deck: [] };
	return table;
}

test("the start leads at once to writing, with the given cast and beginning, for minors too", () => {
	const table = openTable();
	expect(table.does(1, "game/start", {})).toBeNull();
	const { room } = table;
	expect(room.status).toBe(STATUS.preStoryWrite);
	const seat = room.seats[1];
	if (!seat) throw new Error("the writer has no seat");
	const own = playerView(room, seat, NOBODY);
	expect(Object.values(own.current_story?.characters ?? {}).map(({ name }) => name)).toEqual(
		FIRST_LINE.names,
	);
	expect(own.current_submission?.prompts).toEqual([FIRST_LINE.opening]);
	expect(own.current_submission?.meta.can_swap).toBeUndefined();
	expect(own.submission.submission_end).toBe((room.readingStart ?? 0) + 300_000);
	expect(gameView(room, NOBODY).first_line).toEqual({
		date: FIRST_LINE.date,
		opening: FIRST_LINE.opening,
	});
});

test("a story with a given beginning ends after one part, for all ages", () => {
	const table = openTable().playTo(STATUS.results);
	const game = gameView(table.room, NOBODY);
	const [story] = Object.values(game.stories);
	expect(Object.values(story?.submissions ?? {}).map(({ meta }) => meta.prompt)).toEqual([
		FIRST_LINE.opening,
	]);
	expect(story?.settings.mature).toBe(false);
});

test("a room without a given beginning shows none", () => {
	const { room } = new Table(1, FIRST_LINE_SETTINGS).playTo(STATUS.characters);
	expect(gameView(room, NOBODY)).not.toHaveProperty("first_line");
	expect(room.characters).toEqual({});
});

test("the line of a day can be started on that day and ten minutes after it", () => {
	const midnight = Date.UTC(2026, 10, 27);
	expect(utcDate(midnight - 1)).toBe("2026-11-26");
	expect(isOffered("2026-11-26", midnight - 1)).toBe(true);
	expect(isOffered("2026-11-27", midnight - 1)).toBe(false);
	expect(isOffered("2026-11-26", midnight + 599_999)).toBe(true);
	expect(isOffered("2026-11-26", midnight + 600_000)).toBe(false);
	expect(isOffered("2026-11-27", midnight)).toBe(true);
});
