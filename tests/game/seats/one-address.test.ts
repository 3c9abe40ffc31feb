import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, range, Table } from "../../support/table.ts";

/** Lets people join from one address, on which these seats are too; returns the first refusal of each. */
function come(table: Table, ids: number[], seated: number[] = [], audience = false) {
	const near = [...seated];
	return ids.map((id) => {
		const refused = table.join({ ...newcomer(id, { audience }), near: [...near] });
		near.push(id);
		return refused;
	});
}

test.each([
	[8, 5],
	[7, 4],
	[3, 2],
])("of %i places one address takes %i, and the others stay for other people", (most, taken) => {
	const table = new Table(1, { max_players: most });
	const ids = range(taken + 2).map((i) => 10 + i);
	const answers = come(table, ids);
	const refused = most - 1 > taken ? REFUSALS.addressFull : REFUSALS.full;
	expect(answers).toEqual([...ids.slice(2).map(() => null), refused, refused]);
	for (let id = 50; table.players.length < most; id++) expect(table.join(newcomer(id))).toBeNull();
	expect(table.join(newcomer(90))).toBe(REFUSALS.full);
});

test("the host's address takes every place, whoever wears the crown", () => {
	const table = new Table(2, { max_players: 8 });
	expect(
		come(
			table,
			range(4).map((i) => 10 + i),
			[2],
		),
	).toEqual([null, null, null, null]);
	expect(come(table, [20], [2, 10, 11, 12, 13])).toEqual([REFUSALS.addressFull]);
	expect(table.does(1, "game/vip", { pass_crown: 2 })).toBeNull();
	expect(come(table, [21, 22], [2, 10, 11, 12, 13])).toEqual([null, null]);
	expect(come(table, [23], [1])).toEqual([REFUSALS.full]);
});

test("the audience has a number of its own, and people who change sides or come back keep their seats", () => {
	const table = new Table(1, { max_players: 2 });
	table.checksPurity = false;
	const fans = range(151).map((i) => 100 + i);
	expect(come(table, fans, [], true).every((answer) => answer === null)).toBe(true);
	expect(come(table, [300], fans, true)).toEqual([REFUSALS.addressFull]);
	expect(table.join(newcomer(301, { audience: true }))).toBeNull();
	expect(come(table, [302], fans)).toEqual([null]);
	expect(table.join({ ...newcomer(100, { audience: true }), near: fans })).toBeNull();
	const change = { ...newcomer(302, { audience: true }), near: fans, change: true };
	expect(table.join(change)).toBe(REFUSALS.addressFull);
	table.playTo(STATUS.storyWrite);
	expect(come(table, [303], fans, true)).toEqual([REFUSALS.addressFull]);
});
