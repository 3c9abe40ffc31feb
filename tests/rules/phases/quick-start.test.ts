import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const { quickStart, postQuickStart, characters } = STATUS;

test.each([
	["is ready too", (table: Table) => table.does(3, "game/ready", {})],
	["leaves", (table: Table) => table.leave(3)],
])("the guide ends when all but one player are ready and the last one %s", (_how, last) => {
	const table = new Table(3).playTo(quickStart);
	for (const player of [1, 2]) expect(table.does(player, "game/ready", {})).toBeNull();
	expect(table.room.status).toBe(quickStart);
	expect(table.statuses(1, 3)).toEqual([postQuickStart, quickStart]);
	expect(last(table)).toBeNull();
	expect(table.room.status).toBe(characters);
});

test("without show_instructions there is no guide", () => {
	const table = new Table(2, { show_instructions: false });
	table.does(1, "game/start", {});
	expect(table.room.status).toBe(characters);
});
