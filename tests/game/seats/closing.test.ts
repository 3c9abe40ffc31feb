import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

const MINUTE = 60_000;

test("a lobby closes after an hour without an accepted action", () => {
	const table = new Table(2);
	expect(table.join(newcomer(3))).toBe(REFUSALS.full); // A refused join does not count.
	expect(table.room.deadline).toBe(table.now + 60 * MINUTE);
	table.timeOut();
	expect(table.room.closed).toBe("idle");
	expect(table.effects).toEqual([{ name: "removeContent", game: table.room.id }]);
	expect(table.does(1, "game/start", {})).toBe(REFUSALS.over);
});

test("every accepted action in the lobby restarts its hour", () => {
	const table = new Table(2, { max_players: 3 });
	table.now += 50 * MINUTE;
	expect(table.join(newcomer(9))).toBeNull();
	table.now += 50 * MINUTE;
	expect(table.does(9, "game/exit", { heirs: [] })).toBeNull();
	table.now += 50 * MINUTE;
	table.try({ type: "clock" });
	expect(table.room.closed).toBeNull();
	table.timeOut();
	expect(table.room.closed).toBe("idle");
});

test("a finished game stays for 24 hours, even without players, then it is removed", () => {
	const table = new Table(3).playTo(STATUS.results);
	expect(table.room.deadline).toBe(table.now + 24 * 60 * MINUTE);
	for (const player of table.players)
		expect(table.does(player, "game/exit", { heirs: [] })).toBeNull();
	expect(table.room.closed).toBeNull();
	table.now += 24 * 60 * MINUTE - 1;
	table.try({ type: "clock" });
	expect(table.room.closed).toBeNull();
	table.now += 1;
	table.try({ type: "clock" });
	expect(table.room.closed).toBe("retention");
	expect(table.effects.at(-1)).toEqual({ name: "removeContent", game: table.room.id });
});

test.each([STATUS.lobby, STATUS.characters, STATUS.storyWrite, STATUS.reacting])(
	"the room closes when everybody leaves in status %i",
	(status) => {
		const table = new Table(2).playTo(status);
		for (const player of table.players) table.does(player, "game/exit", { heirs: [] });
		expect(table.room.closed).toBe("empty");
		expect(table.room.deadline).toBeNull();
	},
);

test("only the host can close the room, in any phase", () => {
	for (const status of [STATUS.lobby, STATUS.storyCreate, STATUS.preStoryWrite, STATUS.results]) {
		const table = new Table(3).playTo(status);
		expect(table.does(2, "game/vip", { close_game: true })).toBe(REFUSALS.hostOnly);
		expect(table.does(1, "game/vip", { close_game: true })).toBeNull();
		expect(table.room.closed).toBe("host");
	}
});

test.each([STATUS.lobby, STATUS.storyWrite, STATUS.reacting, STATUS.results])(
	"the operator closes a room in status %i, also while it is paused or waits for an effect",
	(status) => {
		const table = new Table(2).playTo(status);
		if (status === STATUS.storyWrite) table.does(1, "game/vip", { pause: true });
		if (status === STATUS.reacting) {
			table.waiting = [];
			table.timeOut();
			expect(table.room.awaiting).not.toBeNull();
		}
		expect(table.try({ type: "room/shut" })).toBeNull();
		expect(table.room).toMatchObject({ closed: "operator", deadline: null });
		expect(table.effects.at(-1)).toEqual({ name: "removeContent", game: table.room.id });
		expect(table.try({ type: "room/shut" })).toBe(REFUSALS.over);
	},
);

test.each([STATUS.lobby, STATUS.characters, STATUS.storyWrite, STATUS.reacting])(
	"an abandoned room in status %i closes and its content goes",
	(status) => {
		const table = new Table(2, { write_duration: 0 }).playTo(status);
		expect(table.try({ type: "room/abandoned" })).toBeNull();
		expect(table.room.closed).toBe("abandoned");
		expect(table.room.deadline).toBeNull();
		expect(table.effects.at(-1)).toEqual({ name: "removeContent", game: table.room.id });
	},
);

test("a paused room closes when it is abandoned, and results stay for their 24 hours", () => {
	const paused = new Table(2).playTo(STATUS.storyWrite);
	paused.does(1, "game/vip", { pause: true });
	paused.try({ type: "room/abandoned" });
	expect(paused.room.closed).toBe("abandoned");
	const over = new Table(2).playTo(STATUS.results);
	over.try({ type: "room/abandoned" });
	expect(over.room.closed).toBeNull();
});
