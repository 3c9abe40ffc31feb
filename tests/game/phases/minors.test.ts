import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

/** A room of two adults and one player under 18, in the reminder. */
function withMinor(): Table {
	const table = new Table(2, { max_players: 3, maturity: "ALL_AGES" });
	expect(table.join(newcomer(3, { mature: false }))).toBeNull();
	return table.playTo(STATUS.minors);
}

test("the reminder ends when every player has acknowledged it, the minor too", () => {
	const table = withMinor();
	expect(table.does(1, "game/ackMinor", {})).toBeNull();
	expect(table.does(2, "game/ackMinor", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.minors);
	expect(table.does(3, "game/ackMinor", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.characters);
});

test("a group of adults sees no reminder", () => {
	const table = new Table(2).playTo(STATUS.quickStart);
	table.playPhase();
	expect(table.room.status).toBe(STATUS.characters);
});

test("the reminder is skipped when the only minor leaves before it", () => {
	const table = new Table(2, { max_players: 3, maturity: "ALL_AGES" });
	table.join(newcomer(3, { mature: false }));
	table.playTo(STATUS.quickStart);
	expect(table.does(3, "game/exit", { heirs: [] })).toBeNull();
	table.playPhase();
	expect(table.room.status).toBe(STATUS.characters);
});
