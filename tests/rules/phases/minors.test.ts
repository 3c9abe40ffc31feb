import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

/** A lobby of two adults and one player under 18. */
function withMinor(): Table {
	const table = new Table(2, { max_players: 3, maturity: "ALL_AGES" });
	expect(table.join(newcomer(3, { mature: false }))).toBeNull();
	return table;
}

test("the reminder ends when every player has acknowledged it, the minor too", () => {
	const table = withMinor().playTo(STATUS.minors);
	for (const player of [1, 2, 3]) {
		expect(table.room.status).toBe(STATUS.minors);
		expect(table.does(player, "game/ackMinor", {})).toBeNull();
	}
	expect(table.room.status).toBe(STATUS.characters);
});

test("a group of adults sees no reminder, also when its only minor left before it", () => {
	const left = withMinor().playTo(STATUS.quickStart);
	expect(left.leave(3)).toBeNull();
	for (const table of [left, new Table(2).playTo(STATUS.quickStart)]) {
		table.playPhase();
		expect(table.room.status).toBe(STATUS.characters);
	}
});
