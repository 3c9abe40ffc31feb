import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Settings } from "#game/settings.ts";
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

const changed = (table: Table, more: Partial<Settings>, prompts: number[] | null = null) =>
	table.does(table.room.hostId, "game/settings", {
		settings: { ...table.room.settings, ...more },
		prompts,
	});

test("the host changes the settings until the start, and only the host", () => {
	const table = new Table(3);
	const { deck, settings } = table.room;
	expect(table.does(2, "game/settings", { settings, prompts: null })).toBe(REFUSALS.hostOnly);
	expect(changed(table, { num_switches: 2, write_duration: 90 })).toBeNull();
	expect(table.room.settings).toEqual({ ...settings, num_switches: 2, write_duration: 90 });
	expect(table.room.deck).toEqual(deck);
	expect(changed(table, { prompt_packs: ["fantasy"] }, [7, 8, 9])).toBeNull();
	expect(table.room.deck).toEqual([7, 8, 9]);
	table.playTo(STATUS.storyWrite);
	expect(changed(table, { num_switches: 4 })).toBe(REFUSALS.notNow);
	table.playTo(STATUS.results);
	expect(Object.values(table.room.submissions)).toHaveLength(2 * 3);
});

test("settings that do not fit the people in the room are refused", () => {
	const table = new Table(3);
	expect(changed(table, { max_players: 2 })).toBe(REFUSALS.tooFewSeats(3));
	expect(changed(table, { max_players: 3 })).toBeNull();
	expect(changed(table, { game_mode: "solo_mode", max_players: 3 })).toBe(REFUSALS.aloneOnly);
	expect(changed(table, { maturity: "MATURE" })).toBeNull();
	expect(changed(table, { maturity: "ALL_AGES" })).toBeNull();
	expect(table.join(newcomer(9, { audience: true, mature: false }))).toBeNull();
	expect(changed(table, { maturity: "MATURE" })).toBe(REFUSALS.minorsHere);
	expect(table.room.settings.maturity).toBe("ALL_AGES");
});
