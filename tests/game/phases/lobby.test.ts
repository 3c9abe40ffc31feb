import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

test("only the host starts the game, and the host of a lobby is its first player", () => {
	const table = new Table(3);
	expect(table.does(2, "game/start", {})).not.toBeNull();
	expect(table.room.status).toBe(STATUS.lobby);
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.quickStart);
});

test("a game for two or more does not start with one player", () => {
	const table = new Table(1);
	expect(table.does(1, "game/start", {})).not.toBeNull();
	expect(table.room.status).toBe(STATUS.lobby);
	expect(table.join(newcomer(2))).toBeNull();
	expect(table.does(1, "game/start", {})).toBeNull();
});

test("when the host leaves the lobby, the next player can start the game", () => {
	const table = new Table(3);
	expect(table.does(1, "game/exit", { heirs: [3, 2] })).toBeNull();
	expect(table.room.hostId).toBe(3);
	expect(table.does(2, "game/start", {})).not.toBeNull();
	expect(table.does(3, "game/start", {})).toBeNull();
});

test("an action of a later phase is refused and changes nothing", () => {
	const table = new Table(2);
	const before = table.room;
	expect(table.does(1, "game/ready", {})).not.toBeNull();
	expect(table.room).toEqual(before);
});
