import { expect, test } from "vitest";
import { runningSubmissions } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function writing(): Table {
	const table = new Table(3, { pace: "slow", num_switches: 4, quiet_from: 8, quiet_until: 8 });
	table.now = 1000 * DAY;
	return table.playTo(STATUS.storyWrite);
}

/** Lets the clock ring as often as it wants at this time. Returns how often it did. */
function ringNow(table: Table): number {
	let rings = 0;
	while (table.room.deadline !== null && table.room.deadline <= table.now) {
		table.timeOut();
		rings++;
	}
	return rings;
}

test.each([3, 30])("a clock that jumps ahead by %i days ends one phase only", (days) => {
	const table = writing();
	table.now += days * DAY;
	expect(ringNow(table)).toBe(1);
	expect([table.room.status, table.room.part]).toEqual([STATUS.preStoryWrite, 1]);
	table.playTo(STATUS.storyWrite);
	expect((table.room.countdown.limit ?? 0) - table.now).toBe(24 * HOUR);
	for (const { end } of runningSubmissions(table.room)) expect(end).toBe(table.now + 24 * HOUR);
	table.playTo(STATUS.results);
});

test("a clock that jumps back by days ends nothing, and the next limits count from it", () => {
	const table = writing();
	table.now -= 3 * DAY;
	expect(ringNow(table)).toBe(0);
	for (const player of table.players) table.playTurn(player);
	expect([table.room.status, table.room.part]).toEqual([STATUS.preStoryWrite, 1]);
	table.playTo(STATUS.storyWrite);
	expect((table.room.countdown.limit ?? 0) - table.now).toBe(24 * HOUR);
	table.playTo(STATUS.results);
	expect(table.seat(1).gone).toBe(false);
});

test("after a jump back the part ends at its time, which the host can still move", () => {
	const table = writing();
	const { limit } = table.room.countdown;
	table.now -= 3 * DAY;
	expect(table.vip({ add_minute: true })).toBeNull();
	expect(table.room.countdown.limit).toBe((limit ?? 0) + DAY);
	table.timeOut();
	expect(table.room.part).toBe(1);
});
