import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Newcomer } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, range, Table } from "../../support/table.ts";

const comes = (table: Table, id: number, more: Partial<Newcomer>) =>
	table.join({ ...newcomer(id), ...more });

/** Lets people join from one address, on which these seats are too; returns their refusals. */
function comeFromOneAddress(table: Table, ids: number[], seated: number[] = [], audience = false) {
	return ids.map((id, i) => comes(table, id, { audience, near: [...seated, ...ids.slice(0, i)] }));
}

test.each([
	[8, 5],
	[7, 4],
	[3, 2],
])("of %i places one address takes %i, and the others stay for other people", (most, taken) => {
	const table = new Table(1, { max_players: most });
	const ids = range(taken + 2).map((i) => 10 + i);
	const refused = most - 1 > taken ? REFUSALS.addressFull : REFUSALS.full;
	expect(comeFromOneAddress(table, ids)).toEqual([
		...ids.slice(2).map(() => null),
		refused,
		refused,
	]);
	for (let id = 50; table.players.length < most; id++) expect(table.join(newcomer(id))).toBeNull();
	expect(table.join(newcomer(90))).toBe(REFUSALS.full);
});

test("people at the host's address may take every place, also after the crown has passed", () => {
	const table = new Table(2, { max_players: 8 });
	const ids = [10, 11, 12, 13];
	expect(comeFromOneAddress(table, ids, [2])).toEqual([null, null, null, null]);
	expect(comeFromOneAddress(table, [20], [2, ...ids])).toEqual([REFUSALS.addressFull]);
	expect(table.vip({ pass_crown: 2 })).toBeNull();
	expect(comeFromOneAddress(table, [21, 22], [2, ...ids])).toEqual([null, null]);
	expect(comeFromOneAddress(table, [23], [1])).toEqual([REFUSALS.full]);
});

test("an address has a separate number of places in the audience, and seats are given back beyond it", () => {
	const table = new Table(1, { max_players: 2 });
	table.checksPurity = false;
	const fans = range(151).map((i) => 100 + i);
	expect(comeFromOneAddress(table, fans, [], true).every((answer) => answer === null)).toBe(true);
	expect(comeFromOneAddress(table, [300], fans, true)).toEqual([REFUSALS.addressFull]);
	expect(table.joinAudience(301)).toBeNull();
	expect(comeFromOneAddress(table, [302], fans)).toEqual([null]);
	expect(comes(table, 100, { audience: true, near: fans })).toBeNull();
	const change = { audience: true, near: fans, change: true };
	expect(comes(table, 302, change)).toBe(REFUSALS.addressFull);
	table.playTo(STATUS.storyWrite);
	expect(comeFromOneAddress(table, [303], fans, true)).toEqual([REFUSALS.addressFull]);
});
