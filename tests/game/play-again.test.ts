import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { activePlayers, storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

test("the room plays again, more than once, with the same people and settings", () => {
	const table = new Table(3, { num_switches: 2, hide_authors: true }).playTo(STATUS.results);
	const { settings } = table.room;
	const used = new Set(Object.keys(table.room.submissions));
	for (let game = 2; game <= 3; game++) {
		expect(table.does(1, "game/vip", { play_again: true })).toBeNull();
		expect(table.room.status).toBe(STATUS.lobby);
		expect(table.room.settings).toEqual(settings);
		expect(activePlayers(table.room).map(({ id, status, points }) => [id, status, points])).toEqual(
			[1, 2, 3].map((id) => [id, 0, 0]),
		);
		table.playTo(STATUS.results);
		expect(storiesOf(table.room)).toHaveLength(3);
		for (const id of Object.keys(table.room.submissions)) expect(used.has(id)).toBe(false);
		for (const id of Object.keys(table.room.submissions)) used.add(id);
	}
});

test("only the host can play again, and only at the results", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	expect(table.does(1, "game/vip", { play_again: true })).toBe(REFUSALS.notNow);
	table.playTo(STATUS.results);
	expect(table.does(2, "game/vip", { play_again: true })).toBe(REFUSALS.hostOnly);
});

test("a player who left is not in the next game, and somebody new can join it", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.does(3, "game/exit", { heirs: [] });
	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect(table.players).toEqual([1, 2]);
	expect(table.join(newcomer(9))).toBeNull();
});

test("a locked room lets nobody new in, but gives seats back", () => {
	const table = new Table(3, { max_players: 8 });
	table.does(1, "game/vip", { lock_room: true });
	expect(table.join(newcomer(9))).toBe(REFUSALS.locked);
	expect(table.join(newcomer(2))).toBeNull();
	table.does(1, "game/vip", { lock_room: false });
	expect(table.join(newcomer(9))).toBeNull();
});

test("the host can pass the crown, but only to a player who is still here", () => {
	const table = new Table(3, { audiences: true });
	table.join(newcomer(9, { audience: true }));
	expect(table.does(1, "game/vip", { pass_crown: 9 })).toBe(REFUSALS.noSuchPlayer);
	expect(table.does(1, "game/vip", { pass_crown: 3 })).toBeNull();
	expect(table.room.hostId).toBe(3);
	expect(table.does(1, "game/start", {})).toBe(REFUSALS.hostOnly);
});

test("when the room reads together, only the host opens parts, and only existing ones", () => {
	const table = new Table(3, { read_together: true, num_switches: 2 }).playTo(STATUS.reacting);
	const [first, second] = storiesOf(table.room);
	expect(table.room.reading).toEqual({ story: first?.id, part: 0 });
	const to = { story_id: second?.id ?? 0, part: 1 };
	expect(table.does(2, "game/vip", { read_to: to })).toBe(REFUSALS.hostOnly);
	expect(table.does(1, "game/vip", { read_to: { ...to, part: 2 } })).toBe(REFUSALS.noSuchPart);
	expect(table.does(1, "game/vip", { read_to: to })).toBeNull();
	expect(table.room.reading).toEqual({ story: second?.id, part: 1 });
});

test("when the room reads together, the results wait until the last part is open", () => {
	const table = new Table(2, { read_together: true, num_switches: 2 }).playTo(STATUS.reacting);
	table.playPhase();
	expect(Object.values(table.room.seats).map(({ status }) => status)).toEqual([
		STATUS.postReading,
		STATUS.postReading,
	]);
	expect(table.room.status).toBe(STATUS.reacting);
	const last = storiesOf(table.room).at(-1)?.id ?? 0;
	expect(table.does(1, "game/vip", { read_to: { story_id: last, part: 1 } })).toBeNull();
	expect(table.room.status).toBe(STATUS.results);
});
