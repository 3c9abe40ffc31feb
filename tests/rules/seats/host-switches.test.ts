import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

test.each([
	["sparks", {}, true],
	["overlay", { maturity: "MATURE" }, false],
] as const)(
	"only the host switches the room's %s, in every phase and also for the next game (%o: first %s)",
	(power, settings, first) => {
		const table = new Table(3, { num_switches: 1, ...settings });
		const isOn = () => table.view()[power];
		expect(isOn()).toBe(first);
		expect(table.vip({ [power]: !first } as never, 2)).toBe(REFUSALS.hostOnly);
		expect(isOn()).toBe(first);
		expect(table.vip({ [power]: !first } as never)).toBeNull();
		expect(isOn()).toBe(!first);
		table.playTo(STATUS.results);
		table.vip({ play_again: true });
		expect([table.room.status, isOn()]).toEqual([STATUS.lobby, !first]);
		table.vip({ [power]: first } as never);
		expect(isOn()).toBe(first);
	},
);

test("in a room for all ages the overlay shows what is read, and stops when the room is for adults", () => {
	const table = new Table(3, { num_switches: 1 });
	expect(table.view().overlay).toBe(true);
	const settings = { ...table.room.settings, maturity: "MATURE" } as const;
	expect(table.does(1, "game/settings", { settings, prompts: null })).toBeNull();
	expect(table.view().overlay).toBe(false);
});

test("the host switches one person's sparks off and on, which only the two of them see", () => {
	const table = new Table(3, { num_switches: 1, max_players: 9 });
	const sparksOf = (player_id: number, on: boolean, host?: number) =>
		table.vip({ sparks_of: { player_id, on } }, host);
	expect(sparksOf(2, false, 3)).toBe(REFUSALS.hostOnly);
	expect(sparksOf(1, false)).toBe(REFUSALS.noSuchPlayer);
	expect(sparksOf(9, false)).toBe(REFUSALS.noSuchPlayer);
	expect([sparksOf(2, false), sparksOf(2, false)]).toEqual([null, null]);
	const views = [1, 2, 3].map((player) => table.own(player));
	expect(views.map(({ sparks }) => sparks)).toEqual([undefined, false, undefined]);
	expect(views.map(({ sparkless }) => sparkless)).toEqual([[2], undefined, undefined]);
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(table.own(2).sparks).toBe(false);
	table.join({ ...newcomer(7), also: [2] }); // the same device under another name
	expect(table.own(7).sparks).toBe(false);
	expect(sparksOf(2, true)).toBeNull();
	expect([table.own(2).sparks, table.own(1).sparkless]).toEqual([undefined, [7]]);
});
