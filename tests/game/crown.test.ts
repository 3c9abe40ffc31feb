import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

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

test("the host keeps the crown if there is no other player", () => {
	const table = new Table(1, { max_players: 3 });
	table.try({ type: "room/hostGone", host: 1, heirs: [] });
	expect(table.room.hostId).toBe(1);
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

test("a new host continues the moderation", () => {
	const table = new Table(3, { moderation: true }).playTo(STATUS.censoring);
	table.does(1, "game/exit", { heirs: [2, 3] });
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.does(2, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
