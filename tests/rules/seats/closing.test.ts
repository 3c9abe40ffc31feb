import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

const MINUTE = 60_000;
const { lobby, storyCreate, characters, preStoryWrite, storyWrite, reacting, results } = STATUS;

/** Expects the room to be closed for a reason, with its content removed. */
function expectClosed(table: Table, closed: Room["closed"]): void {
	expect(table.room).toMatchObject({ closed, deadline: null });
	expect(table.effects.at(-1)).toEqual({ name: "removeContent", game: table.room.id });
}

test("a lobby closes after an hour without an accepted action", () => {
	const table = new Table(2);
	expect(table.join(newcomer(3))).toBe(REFUSALS.full); // A refused join does not count.
	expect(table.room.deadline).toBe(table.now + 60 * MINUTE);
	table.timeOut();
	expectClosed(table, "idle");
	expect(table.does(1, "game/start", {})).toBe(REFUSALS.over);
});

test("every accepted action in the lobby restarts its hour", () => {
	const table = new Table(2, { max_players: 3 });
	table.now += 50 * MINUTE;
	expect(table.join(newcomer(9))).toBeNull();
	table.now += 50 * MINUTE;
	expect(table.leave(9)).toBeNull();
	table.now += 50 * MINUTE;
	table.ring();
	expect(table.room.closed).toBeNull();
	table.timeOut();
	expect(table.room.closed).toBe("idle");
});

test("a finished game stays for 24 hours, even without players, then it is removed", () => {
	const table = new Table(3).playTo(results);
	expect(table.room.deadline).toBe(table.now + 24 * 60 * MINUTE);
	for (const player of table.players) expect(table.leave(player)).toBeNull();
	table.try({ type: "room/abandoned" });
	table.now += 24 * 60 * MINUTE - 1;
	table.ring();
	expect(table.room.closed).toBeNull();
	table.now += 1;
	table.ring();
	expectClosed(table, "retention");
});

test.each([lobby, characters, storyWrite, reacting])(
	"a room in status %i closes when all players leave, and when it is abandoned",
	(status) => {
		const left = new Table(2).playTo(status);
		for (const player of left.players) left.leave(player);
		expectClosed(left, "empty");
		const abandoned = new Table(2, { write_duration: 0 }).playTo(status);
		expect(abandoned.try({ type: "room/abandoned" })).toBeNull();
		expectClosed(abandoned, "abandoned");
	},
);

test("a paused room closes when it is abandoned", () => {
	const table = new Table(2).playTo(storyWrite);
	table.vip({ pause: true });
	table.try({ type: "room/abandoned" });
	expectClosed(table, "abandoned");
});

test.each([lobby, storyCreate, preStoryWrite, results])(
	"only the host can close the room, as in status %i",
	(status) => {
		const table = new Table(3).playTo(status);
		expect(table.vip({ close_game: true }, 2)).toBe(REFUSALS.hostOnly);
		expect(table.vip({ close_game: true })).toBeNull();
		expect(table.room.closed).toBe("host");
	},
);

test.each([lobby, storyWrite, reacting, results])(
	"the operator closes a room in status %i, also while it is paused or waits for an effect",
	(status) => {
		const table = new Table(2).playTo(status);
		if (status === storyWrite) table.vip({ pause: true });
		if (status === reacting) {
			table.waiting = [];
			table.timeOut();
			expect(table.room.awaiting).not.toBeNull();
		}
		expect(table.try({ type: "room/shut" })).toBeNull();
		expectClosed(table, "operator");
		expect(table.try({ type: "room/shut" })).toBe(REFUSALS.over);
	},
);
