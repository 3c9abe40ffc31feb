import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { playerView } from "#game/view/view.ts";
import { NOBODY, newcomer, range, Table } from "../../support/table.ts";

const HOST = 1;
const order = (table: Table, power: object, player = HOST) =>
	table.does(player, "game/vip", power as never);
/** Returns a player's own view. */
const seen = (table: Table, player: number) => {
	const seat = table.room.seats[player];
	if (!seat) throw new Error(`no seat ${player}`);
	return playerView(table.room, seat, NOBODY);
};

test.each([STATUS.lobby, STATUS.characters])(
	"who was kicked in status %i may come in again once the host has let them back",
	(status) => {
		const table = new Table(3).playTo(status);
		order(table, { kick_player: 3, reason: "away" });
		expect(table.join(newcomer(3))).toBe(REFUSALS.kicked("away"));
		expect(seen(table, HOST).shown_out).toEqual({
			3: { id: 3, name: "Player3", meta: { sprite_id: newcomer(3).meta.sprite_id } },
		});
		expect(seen(table, 2).shown_out).toBeUndefined();
		expect(order(table, { let_back: 3 }, 2)).toBe(REFUSALS.hostOnly);
		expect(order(table, { let_back: 3 })).toBeNull();
		expect(seen(table, HOST).shown_out).toBeUndefined();
		expect(table.room.kickReasons).toEqual({});
		expect(table.join(newcomer(3))).toBeNull();
		expect(table.players).toEqual([1, 2, 3]);
		expect(order(table, { let_back: 3 })).toBe(REFUSALS.notShownOut);
	},
);

test("a kick is taken back for all seats that it took, and for no others", () => {
	const table = new Table(5, { max_players: 9 });
	order(table, { kick_player: 4 });
	order(table, { kick_player: 5, also: [3] });
	expect(order(table, { let_back: 3 })).toBe(REFUSALS.notShownOut); // the host chose 5
	expect(order(table, { let_back: 5 })).toBeNull();
	expect(table.join(newcomer(3))).toBeNull();
	expect(table.join({ ...newcomer(7), also: [5] })).toBeNull();
	expect(table.join(newcomer(4))).toBe(REFUSALS.kicked());
});

test("a locked room stays locked for whoever is let back in", () => {
	const table = new Table(3);
	order(table, { kick_player: 3, lock: true });
	order(table, { let_back: 3 });
	expect(table.join(newcomer(3))).toBe(REFUSALS.locked);
	order(table, { lock_room: false });
	expect(table.join(newcomer(3))).toBeNull();
});

test("the list lasts for the next game, and has the latest ones only", () => {
	const table = new Table(3, { num_switches: 1 });
	for (const id of range(LIMITS.shownOut + 2).map((i) => i + 100)) {
		table.join(newcomer(id, { audience: true }));
		order(table, { kick_player: id });
	}
	table.playTo(STATUS.results);
	order(table, { play_again: true });
	expect(Object.keys(seen(table, HOST).shown_out ?? {})).toHaveLength(LIMITS.shownOut);
	expect(order(table, { let_back: 101 })).toBe(REFUSALS.notShownOut);
	expect(order(table, { let_back: 102 })).toBeNull();
});

test("the host switches one person's sparks off and on; only the two of them learn of it", () => {
	const table = new Table(3, { num_switches: 1, max_players: 9 });
	const off = { sparks_of: { player_id: 2, on: false } };
	expect(order(table, off, 3)).toBe(REFUSALS.hostOnly);
	expect(order(table, { sparks_of: { player_id: HOST, on: false } })).toBe(REFUSALS.noSuchPlayer);
	expect(order(table, { sparks_of: { player_id: 9, on: false } })).toBe(REFUSALS.noSuchPlayer);
	expect([order(table, off), order(table, off)]).toEqual([null, null]);
	expect([1, 2, 3].map((player) => seen(table, player).sparks)).toEqual([
		undefined,
		false,
		undefined,
	]);
	expect([1, 2, 3].map((player) => seen(table, player).sparkless)).toEqual([
		[2],
		undefined,
		undefined,
	]);
	table.playTo(STATUS.results);
	order(table, { play_again: true });
	expect(seen(table, 2).sparks).toBe(false);
	table.join({ ...newcomer(7), also: [2] }); // the same device under another name
	expect(seen(table, 7).sparks).toBe(false);
	expect(order(table, { sparks_of: { player_id: 2, on: true } })).toBeNull();
	expect([seen(table, 2).sparks, seen(table, HOST).sparkless]).toEqual([undefined, [7]]);
});
