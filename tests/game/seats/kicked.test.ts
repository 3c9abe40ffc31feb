import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { runningSubmissions, storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

const kick = (table: Table, player: number) => table.does(1, "game/vip", { kick_player: player });

test("a seat is free after its player left the lobby or was kicked there", () => {
	const table = new Table(3);
	expect(table.join(newcomer(7))).toBe(REFUSALS.full);
	expect(kick(table, 3)).toBeNull();
	expect(table.join(newcomer(7))).toBeNull();
	table.does(2, "game/exit", { heirs: [] });
	expect(table.join(newcomer(8))).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "7", "8"]); // The room keeps nothing of them.
});

test.each([STATUS.lobby, STATUS.quickStart, STATUS.minors, STATUS.characters, STATUS.storyCreate])(
	"a player kicked in status %i cannot come back, not even as audience",
	(status) => {
		const table = new Table(3, {}, 1, false).playTo(status);
		expect(kick(table, 3)).toBeNull();
		expect(table.players).toEqual([1, 2]);
		expect(table.join(newcomer(3))).toBe(REFUSALS.kicked());
		expect(table.join(newcomer(3, { audience: true }))).toBe(REFUSALS.kicked());
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
	expect(kick(table, 3)).toBe(REFUSALS.kickNow);
	expect(table.players).toEqual([1, 2, 3]);
});

test("a kick holds for every seat that the person takes later, and for nobody else", () => {
	const table = new Table(3, { max_players: 6 });
	kick(table, 3);
	expect(table.join({ ...newcomer(7), also: [3] })).toBe(REFUSALS.kicked());
	expect(table.join({ ...newcomer(7, { audience: true }), also: [5, 3] })).toBe(REFUSALS.kicked());
	expect(table.join({ ...newcomer(8), also: [2] })).toBeNull();
	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect(table.join({ ...newcomer(9), also: [3] })).toBe(REFUSALS.kicked());
});

test("a kick takes the person's other seats along, but never the host's", () => {
	const table = new Table(4);
	table.join(newcomer(5, { audience: true }));
	expect(table.does(1, "game/vip", { kick_player: 5, also: [3, 1] })).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2", "4"]);
	expect(table.join(newcomer(3))).toBe(REFUSALS.kicked());
	expect(table.join({ ...newcomer(1), also: [5, 3] })).toBeNull();
	expect(table.players).toEqual([1, 2, 4]);
});

test("a kick with its network takes no newcomer from there, until the person is let back in", () => {
	const table = new Table(5, { max_players: 8 });
	table.join(newcomer(6, { audience: true }));
	const along = { also: [4, 6], bars: true };
	expect(table.does(1, "game/vip", { kick_player: 3, reason: "manners", ...along })).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2", "5"]);
	for (const audience of [false, true]) {
		const comer = newcomer(7, { audience });
		expect(table.join({ ...comer, near: [6, 4, 3] })).toBe(REFUSALS.kicked("manners"));
	}
	// The people of another address, and those who may share that of the host.
	expect(table.join({ ...newcomer(8), near: [5] })).toBeNull();
	expect(table.join({ ...newcomer(9), near: [3, 1] })).toBeNull();
	expect(table.join(newcomer(10))).toBeNull();
	expect(table.join({ ...newcomer(2), near: [3] })).toBeNull();

	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect(table.join({ ...newcomer(11), near: [3] })).toBe(REFUSALS.kicked("manners"));
	expect(table.does(1, "game/vip", { let_back: 3 })).toBeNull();
	expect(table.join({ ...newcomer(11), near: [3] })).toBeNull();
});

test("a kick without its network lets others come from the same address", () => {
	const table = new Table(3, { max_players: 8 });
	expect(table.does(1, "game/vip", { kick_player: 3, also: [2] })).toBeNull();
	expect(table.join({ ...newcomer(7), near: [3, 2] })).toBeNull();
});

test("a player who writes stays when the host kicks the seat they watch from", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.join(newcomer(5, { audience: true }));
	expect(table.does(1, "game/vip", { kick_player: 5, also: [3] })).toBeNull();
	expect(table.players).toEqual([1, 2, 3]);
	expect(table.join({ ...newcomer(3), also: [5] })).toBeNull();
	expect(table.join({ ...newcomer(6, { audience: true }), also: [5, 3] })).toBe(REFUSALS.kicked());
});

test("the host picks why, and the person reads it each time they try again", () => {
	const table = new Table(3, { max_players: 6 });
	table.does(1, "game/vip", { kick_player: 3, reason: "away" });
	expect(REFUSALS.kicked("away")).toContain("away");
	expect(table.join(newcomer(3))).toBe(REFUSALS.kicked("away"));
	expect(table.join({ ...newcomer(7), also: [3] })).toBe(REFUSALS.kicked("away"));
});

test("a kick can lock the room, and a refused one does not", () => {
	const table = new Table(4, { max_players: 6 });
	expect(table.does(1, "game/vip", { kick_player: 9, lock: true })).toBe(REFUSALS.noSuchPlayer);
	expect(table.room.locked).toBe(false);
	expect(table.does(1, "game/vip", { kick_player: 4, lock: true })).toBeNull();
	expect(table.room.locked).toBe(true);
	expect(table.join(newcomer(7))).toBe(REFUSALS.locked);
	expect(table.does(1, "game/vip", { kick_player: 3 })).toBeNull();
	expect(table.room.locked).toBe(true);
});

test("the phase does not wait for a kicked player", () => {
	const table = new Table(3).playTo(STATUS.characters);
	for (const player of [1, 2]) table.playTurn(player);
	expect(table.room.status).toBe(STATUS.characters);
	kick(table, 3);
	expect(table.room.status).toBe(STATUS.storyCreate);
});

test("the story of a kicked captain stays; the next player in the ring writes its parts", () => {
	const table = new Table(4, { num_switches: 2 }).playTo(STATUS.storyCreate);
	const { ring } = table.room;
	const gone = ring.findIndex((player) => player !== 1);
	expect(kick(table, ring[gone] ?? 0)).toBeNull();
	table.playTo(STATUS.storyTitle);
	expect(storiesOf(table.room)).toHaveLength(4);
	const parts = submissionsOf(table.room, storiesOf(table.room)[gone]?.id ?? 0);
	expect(parts.map(({ player }) => player)).toEqual([ring[(gone + 1) % 4], ring[(gone + 1) % 4]]);
});

test("the open part of a player who leaves counts as done and keeps its writer", () => {
	const table = new Table(3, { num_switches: 2 }).playTo(STATUS.storyWrite);
	const parts = runningSubmissions(table.room);
	table.does(3, "game/exit", { heirs: [] });
	expect(runningSubmissions(table.room).map(({ player, done }) => [player, done])).toEqual(
		parts.map(({ player }) => [player, player === 3]),
	);
	for (const player of [1, 2]) table.playTurn(player);
	expect(table.room.part).toBe(1);
	for (const { id, player } of parts) expect(table.room.submissions[id]?.player).toBe(player);
	expect(runningSubmissions(table.room).map(({ player }) => player)).not.toContain(3);
	expect(runningSubmissions(table.room)).toHaveLength(3);
});

test("players who leave or are skipped count as finished, so the three minutes begin", () => {
	const table = new Table(4).playTo(STATUS.reacting);
	table.does(1, "game/vip", { skip_player: 2 });
	expect(table.room.countdown.limit).toBe(table.now + 120 * 60_000);
	table.does(3, "game/exit", { heirs: [] });
	table.does(4, "game/exit", { heirs: [] });
	expect(table.room.countdown.limit).toBe(table.now + 3 * 60_000);
});
