import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

test("the guide ends when every player is ready", () => {
	const table = new Table(3).playTo(STATUS.quickStart);
	expect(table.does(1, "game/ready", {})).toBeNull();
	expect(table.does(2, "game/ready", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.quickStart);
	expect(table.room.seats[1]?.status).toBe(STATUS.postQuickStart);
	expect(table.room.seats[3]?.status).toBe(STATUS.quickStart);
	expect(table.does(3, "game/ready", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.characters);
});

test("a player who leaves does not hold up the others", () => {
	const table = new Table(3).playTo(STATUS.quickStart);
	table.does(1, "game/ready", {});
	table.does(2, "game/ready", {});
	expect(table.does(3, "game/exit", { heirs: [] })).toBeNull();
	expect(table.room.status).toBe(STATUS.characters);
});

test("without show_instructions there is no guide", () => {
	const table = new Table(2, { show_instructions: false });
	table.does(1, "game/start", {});
	expect(table.room.status).toBe(STATUS.characters);
});
