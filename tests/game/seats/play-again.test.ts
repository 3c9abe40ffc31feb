import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { audienceLimit } from "#game/seats/audience.ts";
import { seatedPlayers, storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { newcomer, Table } from "../../support/table.ts";

test("the room plays again, more than once, with the same people and settings", () => {
	const table = new Table(3, { num_switches: 2, hide_authors: true }).playTo(STATUS.results);
	const { settings } = table.room;
	const used = new Set(Object.keys(table.room.submissions));
	for (let game = 2; game <= 3; game++) {
		expect(table.does(1, "game/vip", { play_again: true })).toBeNull();
		expect(table.room.status).toBe(STATUS.lobby);
		expect(table.room.settings).toEqual(settings);
		expect(seatedPlayers(table.room).map(({ id, status, points }) => [id, status, points])).toEqual(
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
	expect(seatedPlayers(table.room).map(({ id }) => id)).toEqual([1, 2]);
	expect(table.join(newcomer(9))).toBeNull();
});

const PLAY_AGAIN = { play_again: true } as const;

/** Returns a room of these players that has just played again, with an audience of one, 9. */
function again(players = 3, max = players): Table {
	const table = new Table(players, { num_switches: 2, max_players: max });
	table.join(newcomer(9, { audience: true }));
	table.playTo(STATUS.results);
	expect(table.does(1, "game/vip", PLAY_AGAIN)).toBeNull();
	return table;
}

const asked = ({ room }: Table) =>
	Object.values(room.seats).flatMap((seat) => (seat.asked ? [seat.id] : []));

test("everybody but the host is asked, and those who join play", () => {
	const table = again();
	expect([table.players, asked(table)]).toEqual([[1], [2, 3, 9]]);
	expect(table.does(1, "game/start", {})).toBe(REFUSALS.tooFewPlayers(2));
	expect(table.does(2, "game/again", {})).toBeNull();
	expect(table.does(2, "game/again", {})).toBe(REFUSALS.alreadyDone);
	expect(table.does(9, "game/again", {})).toBeNull();
	expect([table.players, asked(table)]).toEqual([[1, 2], [3]]);
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(table.players).toEqual([1, 2]);
	expect(table.room.seats[3]).toMatchObject({ asked: false, audience: true });
	expect(table.does(3, "game/again", {})).toBe(REFUSALS.notNow);
	table.playTo(STATUS.results);
	expect(
		storiesOf(table.room)
			.map(({ captain }) => captain)
			.sort(),
	).toEqual([1, 2]);
});

test("who did not join by the start watches the game, and is asked again after it", () => {
	const table = again();
	table.does(2, "game/again", {});
	table.does(1, "game/start", {});
	const watching = () =>
		Object.values(table.room.seats).flatMap((seat) => (seat.audience ? [seat.id] : []));
	expect([table.players, watching(), asked(table)]).toEqual([[1, 2], [3, 9], []]);
	expect(table.room.seats[3]?.status).toBe(table.room.seats[9]?.status);
	expect(table.join({ ...newcomer(3), change: true })).toBe(REFUSALS.lobbyOnly);
	table.playTo(STATUS.results);
	table.does(1, "game/vip", PLAY_AGAIN);
	expect([watching(), asked(table)]).toEqual([
		[3, 9],
		[2, 3, 9],
	]);
	expect(table.join({ ...newcomer(3), again: true })).toBeNull();
	expect(table.players).toEqual([1, 3]);
});

test("without an audience the seats of those who did not join are free", () => {
	const table = new Table(3, { audiences: false }).playTo(STATUS.results);
	table.does(1, "game/vip", PLAY_AGAIN);
	table.does(2, "game/again", {});
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2"]);
	expect(table.does(3, "game/again", {})).toBe(REFUSALS.notHere);
});

test("a full audience takes those first who sat in it before", () => {
	const table = again();
	table.does(2, "game/again", {});
	const fans = audienceLimit(table.room) - 1;
	for (let id = 100; id < 100 + fans; id++)
		expect(table.join(newcomer(id, { audience: true }))).toBeNull();
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(table.players).toEqual([1, 2]);
	expect(table.room.seats[9]).toMatchObject({ asked: false, audience: true });
	expect(table.does(3, "game/again", {})).toBe(REFUSALS.notHere);
});

test("taking the seat again in the lobby joins too, also in a locked room", () => {
	const table = again();
	table.does(1, "game/vip", { lock_room: true });
	expect(table.join(newcomer(2))).toBeNull();
	expect([table.players, asked(table)]).toEqual([
		[1, 2],
		[3, 9],
	]);
});

test("coming back to the seat, or changing it, does not answer the question", () => {
	const table = again();
	const back = { again: false, name: "Renamed" };
	expect(table.join({ ...newcomer(2), ...back })).toBeNull();
	expect(table.join({ ...newcomer(3), ...back, change: true })).toBeNull();
	expect([table.players, asked(table)]).toEqual([[1], [2, 3, 9]]);
	expect(table.room.seats[2]?.name).toBe("Renamed");
	expect(table.does(2, "game/again", {})).toBeNull();
	expect(table.join({ ...newcomer(3), again: true })).toBeNull();
	expect(table.players).toEqual([1, 2, 3]);
});

test("the places of those who are asked are kept from newcomers until the host frees one", () => {
	const table = again(3, 3);
	expect(table.join(newcomer(4))).toBe(REFUSALS.full);
	expect(table.does(1, "game/vip", { kick_player: 3 })).toBeNull();
	expect(table.join(newcomer(4))).toBeNull();
	expect(table.join(newcomer(3))).toBe(REFUSALS.kicked());
	expect(table.does(2, "game/again", {})).toBeNull();
	expect(table.players).toEqual([1, 2, 4]);
});

test("the crown goes to somebody who has joined, else to somebody who is asked", () => {
	const table = again(4);
	table.does(3, "game/again", {});
	expect(table.does(1, "game/vip", { pass_crown: 2 })).toBe(REFUSALS.noSuchPlayer);
	table.does(1, "game/exit", { heirs: [2, 3, 4] });
	expect(table.room.hostId).toBe(3);
	table.does(3, "game/exit", { heirs: [4, 2] });
	expect([table.room.closed, table.room.hostId, asked(table)]).toEqual([null, 4, [2, 4, 9]]);
	table.does(2, "game/again", {});
	expect(table.does(4, "game/start", {})).toBeNull();
	expect(table.players).toEqual([2, 4]);
});

test("the room closes when nobody is left to ask", () => {
	const table = again(2);
	table.does(1, "game/exit", { heirs: [] });
	expect(table.room.closed).toBeNull();
	table.does(2, "game/exit", { heirs: [] });
	expect(table.room.closed).toBe("empty");
});

test("the finished game is kept as it was, and named until the next one is finished", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.results);
	const before = table.room;
	const [story] = storiesOf(before);
	table.does(1, "game/vip", PLAY_AGAIN);
	const kept = { id: story?.id, until: before.deadline };
	expect(table.effects.at(-1)).toEqual({ name: "keepGame", room: before });
	expect(table.room.lastGame).toEqual(kept);
	const view = () => gameView(table.room, NO_TEXTS).last_game;
	expect(view()).toEqual({ id: kept.id, expires_at: kept.until });
	table.now += 60_000;
	table.playTo(STATUS.storyWrite);
	expect(view()?.id).toBe(kept.id);
	table.playTo(STATUS.results);
	expect(view()).toEqual({
		id: storiesOf(table.room)[0]?.id,
		expires_at: table.room.deadline,
	});
	expect(view()?.id).toBeGreaterThan(kept.id ?? 0);
	table.does(1, "game/vip", PLAY_AGAIN);
	expect(table.effects.filter(({ name }) => name === "keepGame")).toHaveLength(2);
});

const NO_TEXTS = {
	text: () => "",
	part: () => "",
	prompt: () => "",
	connected: () => false,
	typing: () => false,
};

test("the next game waits until the last one is kept, because both store names in one place", () => {
	const table = new Table(3, { num_switches: 1 }).playTo(STATUS.results);
	table.waiting = [];
	table.does(1, "game/vip", PLAY_AGAIN);
	for (const id of [2, 3]) table.does(id, "game/again", {});
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(table.room.status).toBe(STATUS.lobby);
	for (const effect of table.waiting) table.settle(effect);
	expect(table.room.status).toBeGreaterThan(STATUS.lobby);
});

test("a start that waits is taken back when too few players are left", () => {
	const table = new Table(3, { num_switches: 1 }).playTo(STATUS.results);
	table.waiting = [];
	table.does(1, "game/vip", PLAY_AGAIN);
	table.does(2, "game/again", {});
	table.does(1, "game/start", {});
	table.does(2, "game/exit", { heirs: [] });
	for (const effect of table.waiting) table.settle(effect);
	expect(table.room.status).toBe(STATUS.lobby);
	expect(table.does(3, "game/again", {})).toBeNull();
	expect(table.does(1, "game/start", {})).toBeNull();
	expect(table.room.status).toBeGreaterThan(STATUS.lobby);
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
