import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Newcomer } from "#game/room.ts";
import { runningSubmissions } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

/** Lets somebody in who is new to the room. */
const comes = (table: Table, id: number, more: Partial<Newcomer> = {}) =>
	table.join({ ...newcomer(id), ...more });

test("a seat is free after its player left the lobby or was kicked there", () => {
	const table = new Table(3);
	expect(comes(table, 7)).toBe(REFUSALS.full);
	expect(table.vip({ kick_player: 3 })).toBeNull();
	expect(comes(table, 7)).toBeNull();
	table.leave(2);
	expect(comes(table, 8)).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "7", "8"]); // The room keeps nothing of them.
});

test.each([STATUS.lobby, STATUS.quickStart, STATUS.minors, STATUS.characters, STATUS.storyCreate])(
	"a player kicked in status %i cannot come back, not even as audience",
	(status) => {
		const table = new Table(3, {}, 1, false).playTo(status);
		expect(table.vip({ kick_player: 3 })).toBeNull();
		expect(table.players).toEqual([1, 2]);
		expect(comes(table, 3)).toBe(REFUSALS.kicked());
		expect(table.joinAudience(3)).toBe(REFUSALS.kicked());
	},
);

test.each([
	STATUS.preStoryWrite,
	STATUS.storyWrite,
	STATUS.storyTitle,
	STATUS.reacting,
	STATUS.results,
])("in status %i players cannot be kicked", (status) => {
	const table = new Table(3).playTo(status);
	expect(table.vip({ kick_player: 3 })).toBe(REFUSALS.kickNow);
	expect(table.players).toEqual([1, 2, 3]);
});

test("a kick holds for every seat that the person takes later, and for no other person", () => {
	const table = new Table(3, { max_players: 6 });
	table.vip({ kick_player: 3 });
	expect(comes(table, 7, { also: [3] })).toBe(REFUSALS.kicked());
	expect(comes(table, 7, { audience: true, also: [5, 3] })).toBe(REFUSALS.kicked());
	expect(comes(table, 8, { also: [2] })).toBeNull();
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(comes(table, 9, { also: [3] })).toBe(REFUSALS.kicked());
});

test("a kick also takes the person's other seats, but never the host's", () => {
	const table = new Table(4);
	table.joinAudience(5);
	expect(table.vip({ kick_player: 5, also: [3, 1] })).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2", "4"]);
	expect(comes(table, 3)).toBe(REFUSALS.kicked());
	expect(comes(table, 1, { also: [5, 3] })).toBeNull();
	expect(table.players).toEqual([1, 2, 4]);
});

test("a kick with its network keeps newcomers from there out, until the person is let back in", () => {
	const table = new Table(5, { max_players: 8 });
	table.joinAudience(6);
	const kick = { kick_player: 3, reason: "manners" as const, also: [4, 6], bars: true };
	expect(table.vip(kick)).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2", "5"]);
	for (const audience of [false, true])
		expect(comes(table, 7, { audience, near: [6, 4, 3] })).toBe(REFUSALS.kicked("manners"));
	// The people of another address, and those who may share that of the host.
	expect(comes(table, 8, { near: [5] })).toBeNull();
	expect(comes(table, 9, { near: [3, 1] })).toBeNull();
	expect(comes(table, 10)).toBeNull();
	expect(comes(table, 2, { near: [3] })).toBeNull();

	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(comes(table, 11, { near: [3] })).toBe(REFUSALS.kicked("manners"));
	expect(table.vip({ let_back: 3 })).toBeNull();
	expect(comes(table, 11, { near: [3] })).toBeNull();
});

test("a kick without its network lets others come from the same address", () => {
	const table = new Table(3, { max_players: 8 });
	expect(table.vip({ kick_player: 3, also: [2] })).toBeNull();
	expect(comes(table, 7, { near: [3, 2] })).toBeNull();
});

test("a player who writes stays when the host kicks their second seat in the audience", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.joinAudience(5);
	expect(table.vip({ kick_player: 5, also: [3] })).toBeNull();
	expect(table.players).toEqual([1, 2, 3]);
	expect(comes(table, 3, { also: [5] })).toBeNull();
	expect(comes(table, 6, { audience: true, also: [5, 3] })).toBe(REFUSALS.kicked());
});

test("the person reads the host's reason each time they try again", () => {
	const table = new Table(3, { max_players: 6 });
	table.vip({ kick_player: 3, reason: "away" });
	expect(REFUSALS.kicked("away")).toContain("away");
	expect(comes(table, 3)).toBe(REFUSALS.kicked("away"));
	expect(comes(table, 7, { also: [3] })).toBe(REFUSALS.kicked("away"));
});

test("a kick can lock the room, and a refused one does not", () => {
	const table = new Table(4, { max_players: 6 });
	expect(table.vip({ kick_player: 9, lock: true })).toBe(REFUSALS.noSuchPlayer);
	expect(table.room.locked).toBe(false);
	expect(table.vip({ kick_player: 4, lock: true })).toBeNull();
	expect(comes(table, 7)).toBe(REFUSALS.locked);
	expect(table.vip({ kick_player: 3 })).toBeNull();
	expect(table.room.locked).toBe(true);
});

test("the phase does not wait for a kicked player", () => {
	const table = new Table(3).playTo(STATUS.characters);
	for (const player of [1, 2]) table.playTurn(player);
	expect(table.room.status).toBe(STATUS.characters);
	table.vip({ kick_player: 3 });
	expect(table.room.status).toBe(STATUS.storyCreate);
});

test("the story of a kicked captain stays; the next player in the ring writes its parts", () => {
	const table = new Table(4, { num_switches: 2 }).playTo(STATUS.storyCreate);
	const { ring } = table.room;
	const gone = ring.findIndex((player) => player !== 1);
	expect(table.vip({ kick_player: ring[gone] ?? 0 })).toBeNull();
	table.playTo(STATUS.storyTitle);
	expect(table.stories).toHaveLength(4);
	const parts = table.parts(table.stories[gone]?.id ?? 0);
	expect(parts.map(({ player }) => player)).toEqual([ring[(gone + 1) % 4], ring[(gone + 1) % 4]]);
});

test("the open part of a player who leaves counts as done and keeps its writer", () => {
	const table = new Table(3, { num_switches: 2 }).playTo(STATUS.storyWrite);
	const parts = runningSubmissions(table.room);
	table.leave(3);
	expect(runningSubmissions(table.room).map(({ player, done }) => [player, done])).toEqual(
		parts.map(({ player }) => [player, player === 3]),
	);
	for (const player of [1, 2]) table.playTurn(player);
	expect(table.room.part).toBe(1);
	for (const { id, player } of parts) expect(table.room.submissions[id]?.player).toBe(player);
	const next = runningSubmissions(table.room).map(({ player }) => player);
	expect(next).not.toContain(3);
	expect(next).toHaveLength(3);
});

test("players who leave or are skipped count as finished, so the last three minutes begin", () => {
	const table = new Table(4).playTo(STATUS.reacting);
	table.vip({ skip_player: 2 });
	expect(table.room.countdown.limit).toBe(table.now + 120 * 60_000);
	table.leave(3);
	table.leave(4);
	expect(table.room.countdown.limit).toBe(table.now + 3 * 60_000);
});
