import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

test("a host who is gone loses the crown to the longest-connected player, not to the audience, and does not get it back", () => {
	const table = new Table(4, { max_players: 5 });
	table.join(newcomer(9, { audience: true }));
	table.try({ type: "room/hostGone", host: 1, heirs: [9, 3, 2] });
	expect(table.room.hostId).toBe(3);
	expect(table.join(newcomer(1))).toBeNull();
	expect(table.room.hostId).toBe(3);
	expect(table.players).toContain(1); // only the crown is gone, not the seat
});

test("news about somebody who is not the host any more changes nothing", () => {
	const table = new Table(3);
	table.does(1, "game/vip", { pass_crown: 2 });
	table.try({ type: "room/hostGone", host: 1, heirs: [3] });
	expect(table.room.hostId).toBe(2);
});

test("where nobody else plays the host stays the host", () => {
	const table = new Table(1, { max_players: 3 });
	table.try({ type: "room/hostGone", host: 1, heirs: [] });
	expect(table.room.hostId).toBe(1);
});

test.each([STATUS.lobby, STATUS.characters, STATUS.storyWrite, STATUS.results])(
	"a host who leaves in status %i hands the crown over, and does not get it back by coming again",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.does(1, "game/exit", { heirs: [1, 3, 2] })).toBeNull();
		expect(table.room.hostId).toBe(3);
		table.join(newcomer(1));
		expect(table.room.hostId).toBe(3);
	},
);

test("who gets the crown while the host censors censors on", () => {
	const table = new Table(3, { moderation: true }).playTo(STATUS.censoring);
	table.does(1, "game/exit", { heirs: [2, 3] });
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.does(2, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
