import { expect, test } from "vitest";
import { FIRST_LINE_SETTINGS, isOffered, utcDate } from "#game/settings/first-line.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

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
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	const own = table.own(1);
	const cast = Object.values(own.current_story?.characters ?? {});
	expect(cast.map(({ name }) => name)).toEqual(FIRST_LINE.names);
	expect(own.current_submission?.prompts).toEqual([FIRST_LINE.opening]);
	expect(own.current_submission?.meta.can_swap).toBeUndefined();
	expect(own.submission.submission_end).toBe((table.room.readingStart ?? 0) + 300_000);
	const { date, opening } = FIRST_LINE;
	expect(table.view().first_line).toEqual({ date, opening });
});

test("a story with a given beginning ends after one part, for all ages", () => {
	const table = openTable().playTo(STATUS.results);
	const [story] = Object.values(table.view().stories);
	const parts = Object.values(story?.submissions ?? {});
	expect(parts.map(({ meta }) => meta.prompt)).toEqual([FIRST_LINE.opening]);
	expect(story?.settings.mature).toBe(false);
});

test("a room without a given beginning shows none", () => {
	const table = new Table(1, FIRST_LINE_SETTINGS).playTo(STATUS.characters);
	expect(table.view()).not.toHaveProperty("first_line");
	expect(table.room.characters).toEqual({});
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
