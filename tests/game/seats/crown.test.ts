import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

test("the crown of an absent host passes to the first heir who plays, and does not return", () => {
	const table = new Table(4, { max_players: 5 });
	table.join(newcomer(9, { audience: true }));
	table.try({ type: "room/hostGone", host: 1, heirs: [9, 3, 2] });
	expect(table.room.hostId).toBe(3);
	expect(table.join(newcomer(1))).toBeNull();
	expect(table.room.hostId).toBe(3);
	expect(table.players).toContain(1); // The former host keeps the seat.
});

test("the absence of a former host changes nothing", () => {
	const table = new Table(3);
	table.does(1, "game/vip", { pass_crown: 2 });
	table.try({ type: "room/hostGone", host: 1, heirs: [3] });
	expect(table.room.hostId).toBe(2);
});

test("the crown stays where it is if no player is connected", () => {
	const table = new Table(3, { max_players: 4 });
	table.join(newcomer(9, { audience: true }));
	for (const heirs of [[], [9], [1], [77]]) {
		table.try({ type: "room/hostGone", host: 1, heirs });
		expect(table.room.hostId).toBe(1);
	}
	expect(table.room.crown).toBeNull();
});

test.each([STATUS.lobby, STATUS.characters, STATUS.storyWrite, STATUS.results])(
	"a host who leaves in status %i loses the crown, and does not get it back by joining again",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.does(1, "game/exit", { heirs: [1, 3, 2] })).toBeNull();
		expect(table.room.hostId).toBe(3);
		table.join(newcomer(1));
		expect(table.room.hostId).toBe(3);
	},
);

test.each([STATUS.lobby, STATUS.storyWrite])(
	"when the host leaves in status %i and nobody is connected, the next player who comes is host",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.does(1, "game/exit", { heirs: [1] })).toBeNull();
		expect(table.room.hostId).toBe(1);
		table.now += 5000;
		table.try({ type: "room/hostGone", host: 1, heirs: [3] });
		expect(table.room.hostId).toBe(3);
		expect(table.room.crown).toEqual({ from: 1, to: 3, why: "left", at: table.now });
	},
);

test("the crown never goes to a seat that has left", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.does(2, "game/exit", { heirs: [1, 3] });
	table.does(1, "game/exit", { heirs: [2, 1] });
	expect(table.room.hostId).toBe(1);
	table.try({ type: "room/hostGone", host: 1, heirs: [2, 3] });
	expect(table.room.hostId).toBe(3);
});

test("the room tells who passed the crown to whom, when and why", () => {
	const table = new Table(4);
	expect(table.room.crown).toBeNull();
	table.try({ type: "room/hostGone", host: 1, heirs: [2] });
	expect(table.room.crown).toEqual({ from: 1, to: 2, why: "away", at: table.now });
	table.now += 1000;
	table.does(2, "game/vip", { pass_crown: 3 });
	expect(table.room.crown).toEqual({ from: 2, to: 3, why: "passed", at: table.now });
	table.now += 1000;
	table.does(3, "game/exit", { heirs: [4, 1] });
	expect(table.room.crown).toEqual({ from: 3, to: 4, why: "left", at: table.now });
});

test("a host cannot pass the crown to themself, to the audience, or to somebody who left", () => {
	const table = new Table(3, { max_players: 4 }).playTo(STATUS.storyWrite);
	table.join(newcomer(9, { audience: true }));
	table.does(3, "game/exit", { heirs: [1, 2] });
	expect(table.does(1, "game/vip", { pass_crown: 1 })).toBe(REFUSALS.crownOwn);
	for (const id of [3, 9, 77])
		expect(table.does(1, "game/vip", { pass_crown: id })).toBe(REFUSALS.noSuchPlayer);
	expect(table.room.hostId).toBe(1);
});

test("a new host continues the moderation", () => {
	const table = new Table(3, { moderation: true }).playTo(STATUS.censoring);
	table.does(1, "game/exit", { heirs: [2, 3] });
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.does(2, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});

test("a host who comes after the crown was left behind continues the moderation", () => {
	const table = new Table(3, { moderation: true }).playTo(STATUS.censoring);
	table.does(1, "game/exit", { heirs: [] });
	expect(table.room.status).toBe(STATUS.censoring);
	table.try({ type: "room/hostGone", host: 1, heirs: [2] });
	expect(table.does(2, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
