import { expect, test } from "vitest";
import type { Room } from "#game/room.ts";
import { changesOf, isEqual, withChanges } from "#game/room-changes.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../support/table.ts";

const writing = () => new Table(3).playTo(STATUS.storyWrite);

test("a rule changes a copy, and what it does not read stays the same object", () => {
	const table = writing();
	const before = table.room;
	const text = JSON.stringify(before);
	table.handIn(1);
	expect(JSON.stringify(before)).toBe(text);
	expect(table.room.submissions).not.toBe(before.submissions);
	expect(table.room.characters).toBe(before.characters);
	expect(Object.keys(table.room)).toEqual(Object.keys(before));
});

test("the changes have the rows that are new, changed or removed, and lead to the later state", () => {
	const { room: before } = writing();
	const { 1: first, 2: second, ...others } = before.seats;
	if (!first || !second) throw new Error("the table has no such seats");
	const seats = { ...others, 2: { ...second, recent: ["a"] }, 9: { ...first, id: 9 } };
	const after: Room = { ...before, version: before.version + 1, seats };
	const changes = changesOf(before, after);
	expect(changes.rows).toEqual({ seats: { 1: null, 2: seats[2], 9: seats[9] } });
	expect(withChanges(before, changes)).toEqual(after);
});

test.each<[unknown, unknown, boolean]>([
	[{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
	[{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
	[{ a: 1 }, { a: 1, b: 2 }, false],
	[{ a: 1, b: 2 }, { a: 1 }, false],
	[[1, 2], [1], false],
	[[1], [1, 2], false],
	[[], {}, false],
	[{}, [], false],
	[null, {}, false],
])("%j and %j are equal: %s", (a, b, equal) => expect(isEqual(a, b)).toBe(equal));
