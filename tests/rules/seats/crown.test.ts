import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

/** The host has been away for long; these people are connected. */
const hostGone = (table: Table, heirs: number[], host = 1) =>
	table.try({ type: "room/hostGone", host, heirs });

test("the crown of an absent host passes to the first heir who plays, and does not return", () => {
	const table = new Table(4, { max_players: 5 });
	table.joinAudience(9);
	hostGone(table, [9, 3, 2]);
	expect(table.host).toBe(3);
	expect(table.join(newcomer(1))).toBeNull();
	expect(table.host).toBe(3);
	expect(table.players).toContain(1); // The former host keeps the seat.
});

test("the absence of a former host changes nothing", () => {
	const table = new Table(3);
	table.vip({ pass_crown: 2 });
	hostGone(table, [3]);
	expect(table.host).toBe(2);
});

test("the crown stays where it is if no player is connected", () => {
	const table = new Table(3, { max_players: 4 });
	table.joinAudience(9);
	for (const heirs of [[], [9], [1], [77]]) {
		hostGone(table, heirs);
		expect(table.host).toBe(1);
	}
	expect(table.room.crown).toBeNull();
});

test.each([STATUS.lobby, STATUS.characters, STATUS.storyWrite, STATUS.results])(
	"a host who leaves in status %i passes the crown on, and does not get it back",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.leave(1, [1, 3, 2])).toBeNull();
		expect(table.host).toBe(3);
		table.join(newcomer(1));
		expect(table.host).toBe(3);
	},
);

test.each([STATUS.lobby, STATUS.storyWrite])(
	"when the host leaves in status %i and no player is connected, the next one who comes is host",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.leave(1, [1])).toBeNull();
		expect(table.host).toBe(1);
		table.now += 5000;
		hostGone(table, [3]);
		expect(table.host).toBe(3);
		expect(table.room.crown).toEqual({ from: 1, to: 3, why: "left", at: table.now });
	},
);

test("the crown never goes to a seat that has left", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.leave(2, [1, 3]);
	table.leave(1, [2, 1]);
	expect(table.host).toBe(1);
	hostGone(table, [2, 3]);
	expect(table.host).toBe(3);
});

test("everybody sees who passed the crown to whom, when and why", () => {
	const table = new Table(4);
	const crown = () => table.view().crown;
	expect(crown()).toBeNull();
	hostGone(table, [2]);
	expect(crown()).toEqual({ from: 1, to: 2, why: "away", at: table.now });
	table.now += 1000;
	table.vip({ pass_crown: 3 });
	expect(crown()).toEqual({ from: 2, to: 3, why: "passed", at: table.now });
	table.now += 1000;
	table.leave(3, [4, 1]);
	expect(crown()).toEqual({ from: 3, to: 4, why: "left", at: table.now });
});

test("a host passes the crown to another player, but to no audience and no seat that was left", () => {
	const table = new Table(3, { max_players: 4 });
	table.joinAudience(9);
	table.playTo(STATUS.storyWrite);
	table.leave(2, [1, 3]);
	expect(table.vip({ pass_crown: 1 })).toBe(REFUSALS.crownOwn);
	for (const id of [2, 9, 77]) expect(table.vip({ pass_crown: id })).toBe(REFUSALS.noSuchPlayer);
	expect(table.host).toBe(1);
	expect(table.vip({ pass_crown: 3 })).toBeNull();
	expect(table.host).toBe(3);
	expect(table.vip({ pause: true }, 1)).toBe(REFUSALS.hostOnly);
});

test.each([
	["leaves it to somebody", [2, 3]],
	["leaves it behind, for the next who comes", []],
])("a new host continues the moderation after the former one %s", (_how, heirs) => {
	const table = new Table(3, { moderation: true }).playTo(STATUS.censoring);
	table.leave(1, heirs);
	expect(table.room.status).toBe(STATUS.censoring);
	hostGone(table, [2]);
	expect(table.vip({ confirm_censor: true }, 2)).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
