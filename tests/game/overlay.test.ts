import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { NOBODY, Table } from "../support/table.ts";

test("in a room for adults the overlay is off until the host allows it, also for the next game", () => {
	const table = new Table(3, { num_switches: 1, maturity: "MATURE" });
	const shows = () => gameView(table.room, NOBODY).overlay;
	expect(shows()).toBe(false);
	expect(table.does(2, "game/vip", { overlay: true })).toBe(REFUSALS.hostOnly);
	expect(shows()).toBe(false);
	expect(table.does(1, "game/vip", { overlay: true })).toBeNull();
	expect(shows()).toBe(true);
	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect([table.room.status, shows()]).toEqual([STATUS.lobby, true]);
	table.does(1, "game/vip", { overlay: false });
	expect(shows()).toBe(false);
});

test("in a room for all ages the overlay shows what is read, and stops when the room is for adults", () => {
	const table = new Table(3, { num_switches: 1 });
	const shows = () => gameView(table.room, NOBODY).overlay;
	expect(shows()).toBe(true);
	const settings = { ...table.room.settings, maturity: "MATURE" } as const;
	expect(table.does(1, "game/settings", { settings, prompts: null })).toBeNull();
	expect(shows()).toBe(false);
});
