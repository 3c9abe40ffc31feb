import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Settings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

const start = (table: Table, player = 1) => table.does(player, "game/start", {});

test("only the host starts the game", () => {
	const table = new Table(3);
	expect(start(table, 2)).toBe(REFUSALS.hostOnly);
	expect(table.room.status).toBe(STATUS.lobby);
	expect(start(table)).toBeNull();
	expect(table.room.status).toBe(STATUS.quickStart);
});

test("when the host leaves the lobby, the next host can start the game", () => {
	const table = new Table(3);
	expect(table.leave(1, [3, 2])).toBeNull();
	expect(table.host).toBe(3);
	expect(start(table, 2)).toBe(REFUSALS.hostOnly);
	expect(start(table, 3)).toBeNull();
});

test("a game needs two players to start, and alone it starts with one", () => {
	const table = new Table(1);
	expect(start(table)).toBe(REFUSALS.tooFewPlayers(2));
	expect(table.room.status).toBe(STATUS.lobby);
	expect(table.join(newcomer(2))).toBeNull();
	expect(start(table)).toBeNull();
	expect(start(new Table(1, { game_mode: "solo_mode" }))).toBeNull();
});

test("an action of a later phase is refused and changes nothing", () => {
	const table = new Table(2);
	const before = table.room;
	expect(table.does(1, "game/ready", {})).toBe(REFUSALS.notNow);
	expect(table.room).toEqual(before);
});

test("an 18+ room refuses players and audience under 18", () => {
	const table = new Table(1, { maturity: "MATURE", max_players: 4 });
	for (const audience of [false, true])
		expect(table.join(newcomer(7, { mature: false, audience }))).toBe(REFUSALS.minors);
	expect(table.join(newcomer(7))).toBeNull();
});

const changed = (table: Table, more: Partial<Settings>, prompts: number[] | null = null) =>
	table.does(table.host, "game/settings", {
		settings: { ...table.room.settings, ...more },
		prompts,
	});

test("only the host changes the settings, until the start", () => {
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
	expect(table.allParts).toHaveLength(2 * 3);
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
