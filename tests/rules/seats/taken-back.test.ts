import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, range, Table } from "../../support/table.ts";

test.each([STATUS.lobby, STATUS.characters])(
	"a person kicked in status %i may come in again once the host has let them back",
	(status) => {
		const table = new Table(3).playTo(status);
		table.vip({ kick_player: 3, reason: "away" });
		expect(table.join(newcomer(3))).toBe(REFUSALS.kicked("away"));
		const { sprite_id } = newcomer(3).meta;
		expect(table.own(1).shown_out).toEqual({ 3: { id: 3, name: "Player3", meta: { sprite_id } } });
		expect(table.own(2).shown_out).toBeUndefined();
		expect(table.vip({ let_back: 3 }, 2)).toBe(REFUSALS.hostOnly);
		expect(table.vip({ let_back: 3 })).toBeNull();
		expect(table.own(1).shown_out).toBeUndefined();
		expect(table.room.kickReasons).toEqual({});
		expect(table.join(newcomer(3))).toBeNull();
		expect(table.players).toEqual([1, 2, 3]);
		expect(table.vip({ let_back: 3 })).toBe(REFUSALS.notShownOut);
	},
);

test("a kick is taken back for all seats that it took, and for no others", () => {
	const table = new Table(5, { max_players: 9 });
	table.vip({ kick_player: 4 });
	table.vip({ kick_player: 5, also: [3] });
	expect(table.vip({ let_back: 3 })).toBe(REFUSALS.notShownOut); // the host chose 5
	expect(table.vip({ let_back: 5 })).toBeNull();
	expect(table.join(newcomer(3))).toBeNull();
	expect(table.join({ ...newcomer(7), also: [5] })).toBeNull();
	expect(table.join(newcomer(4))).toBe(REFUSALS.kicked());
});

test("a locked room stays locked for a person who is let back in", () => {
	const table = new Table(3);
	table.vip({ kick_player: 3, lock: true });
	table.vip({ let_back: 3 });
	expect(table.join(newcomer(3))).toBe(REFUSALS.locked);
	table.vip({ lock_room: false });
	expect(table.join(newcomer(3))).toBeNull();
});

test("the list of kicked people lasts for the next game, and has the latest ones only", () => {
	const table = new Table(3, { num_switches: 1 });
	for (const id of range(LIMITS.shownOut + 2).map((i) => i + 100)) {
		table.joinAudience(id);
		table.vip({ kick_player: id });
	}
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(Object.keys(table.own(1).shown_out ?? {})).toHaveLength(LIMITS.shownOut);
	expect(table.vip({ let_back: 101 })).toBe(REFUSALS.notShownOut);
	expect(table.vip({ let_back: 102 })).toBeNull();
});
