import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { audienceLimit } from "#game/seats/audience.ts";
import { seatedPlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, range, Table } from "../../support/table.ts";

const PLAY_AGAIN = { play_again: true } as const;

const joinsAgain = (table: Table, player: number) => table.does(player, "game/again", {});
const start = (table: Table) => table.does(table.host, "game/start", {});
const seatsThat = ({ room }: Table, key: "asked" | "audience") =>
	Object.values(room.seats).flatMap((seat) => (seat[key] ? [seat.id] : []));
const asked = (table: Table) => seatsThat(table, "asked");

/** Returns a room of these players that has just played again, with an audience of one, 9. */
function again(players = 3): Table {
	const table = new Table(players, { num_switches: 2, max_players: players });
	table.joinAudience(9);
	table.playTo(STATUS.results);
	expect(table.vip(PLAY_AGAIN)).toBeNull();
	return table;
}

/** Returns a room of three that plays again, whose last game is still being kept. */
function keeping(): Table {
	const table = new Table(3, { num_switches: 1 }).playTo(STATUS.results);
	table.waiting = [];
	table.vip(PLAY_AGAIN);
	return table;
}

test("the room plays again, more than once, with the same people and settings", () => {
	const table = new Table(3, { num_switches: 2, hide_authors: true }).playTo(STATUS.results);
	const { settings } = table.room;
	const used = new Set(table.allParts.map(({ id }) => id));
	for (let game = 2; game <= 3; game++) {
		expect(table.vip(PLAY_AGAIN)).toBeNull();
		expect(table.room.status).toBe(STATUS.lobby);
		expect(table.room.settings).toEqual(settings);
		expect(seatedPlayers(table.room).map(({ id, status, points }) => [id, status, points])).toEqual(
			[1, 2, 3].map((id) => [id, 0, 0]),
		);
		table.playTo(STATUS.results);
		expect(table.stories).toHaveLength(3);
		for (const { id } of table.allParts) expect(used.has(id)).toBe(false);
		for (const { id } of table.allParts) used.add(id);
	}
});

test("only the host can play again, and only at the results", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	expect(table.vip(PLAY_AGAIN)).toBe(REFUSALS.notNow);
	table.playTo(STATUS.results);
	expect(table.vip(PLAY_AGAIN, 2)).toBe(REFUSALS.hostOnly);
});

test("a player who left is not in the next game, and somebody new can join it", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	table.leave(3);
	table.playTo(STATUS.results);
	table.vip(PLAY_AGAIN);
	expect(seatedPlayers(table.room).map(({ id }) => id)).toEqual([1, 2]);
	expect(table.join(newcomer(9))).toBeNull();
});

test("everybody but the host is asked, those who join play, and the others watch", () => {
	const table = again();
	expect([table.players, asked(table)]).toEqual([[1], [2, 3, 9]]);
	expect(start(table)).toBe(REFUSALS.tooFewPlayers(2));
	expect(joinsAgain(table, 2)).toBeNull();
	expect(joinsAgain(table, 2)).toBe(REFUSALS.alreadyDone);
	expect(joinsAgain(table, 9)).toBeNull();
	expect([table.players, asked(table)]).toEqual([[1, 2], [3]]);
	expect(start(table)).toBeNull();
	expect([table.players, seatsThat(table, "audience"), asked(table)]).toEqual([[1, 2], [3, 9], []]);
	expect(table.seat(3).status).toBe(table.seat(9).status);
	expect(joinsAgain(table, 3)).toBe(REFUSALS.notNow);
	expect(table.join({ ...newcomer(3), change: true })).toBe(REFUSALS.lobbyOnly);

	table.playTo(STATUS.results);
	expect(table.stories.map(({ captain }) => captain).sort()).toEqual([1, 2]);
	table.vip(PLAY_AGAIN);
	expect(asked(table)).toEqual([2, 3, 9]);
	expect(table.join({ ...newcomer(3), again: true })).toBeNull();
	expect(table.players).toEqual([1, 3]);
});

test("without an audience the seats of those who did not join are free", () => {
	const table = new Table(3, { audiences: false }).playTo(STATUS.results);
	table.vip(PLAY_AGAIN);
	joinsAgain(table, 2);
	expect(start(table)).toBeNull();
	expect(Object.keys(table.room.seats)).toEqual(["1", "2"]);
	expect(joinsAgain(table, 3)).toBe(REFUSALS.notHere);
});

test("a full audience takes those first who were in it before", () => {
	const table = again();
	joinsAgain(table, 2);
	for (const fan of range(audienceLimit(table.room) - 1))
		expect(table.joinAudience(100 + fan)).toBeNull();
	expect(start(table)).toBeNull();
	expect(table.players).toEqual([1, 2]);
	expect(table.seat(9)).toMatchObject({ asked: false, audience: true });
	expect(joinsAgain(table, 3)).toBe(REFUSALS.notHere);
});

test("a player who takes the seat again in the lobby joins too, also in a locked room", () => {
	const table = again();
	table.vip({ lock_room: true });
	expect(table.join(newcomer(2))).toBeNull();
	expect(table.players).toEqual([1, 2]);
	expect(asked(table)).toEqual([3, 9]);
});

test("coming back to the seat, or changing it, does not answer the question", () => {
	const table = again();
	const back = { again: false, name: "Renamed" };
	expect(table.join({ ...newcomer(2), ...back })).toBeNull();
	expect(table.join({ ...newcomer(3), ...back, change: true })).toBeNull();
	expect([table.players, asked(table)]).toEqual([[1], [2, 3, 9]]);
	expect(table.seat(2).name).toBe("Renamed");
	expect(joinsAgain(table, 2)).toBeNull();
	expect(table.join({ ...newcomer(3), again: true })).toBeNull();
	expect(table.players).toEqual([1, 2, 3]);
});

test("the places of those who are asked are kept from newcomers until the host frees one", () => {
	const table = again();
	expect(table.join(newcomer(4))).toBe(REFUSALS.full);
	expect(table.vip({ kick_player: 3 })).toBeNull();
	expect(table.join(newcomer(4))).toBeNull();
	expect(table.join(newcomer(3))).toBe(REFUSALS.kicked());
	expect(joinsAgain(table, 2)).toBeNull();
	expect(table.players).toEqual([1, 2, 4]);
});

test("the crown goes to a player who has joined, or else to one who is asked", () => {
	const table = again(4);
	joinsAgain(table, 3);
	expect(table.vip({ pass_crown: 2 })).toBe(REFUSALS.noSuchPlayer);
	table.leave(1, [2, 3, 4]);
	expect(table.host).toBe(3);
	table.leave(3, [4, 2]);
	expect([table.room.closed, table.host, asked(table)]).toEqual([null, 4, [2, 4, 9]]);
	joinsAgain(table, 2);
	expect(start(table)).toBeNull();
	expect(table.players).toEqual([2, 4]);
});

test("the room closes when there is no player left to ask", () => {
	const table = again(2);
	table.leave(1);
	expect(table.room.closed).toBeNull();
	table.leave(2);
	expect(table.room.closed).toBe("empty");
});

test("players can go back to the finished game until the next one is finished", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.results);
	const before = table.room;
	const kept = { id: table.stories[0]?.id ?? 0, expires_at: before.deadline };
	table.vip(PLAY_AGAIN);
	expect(table.effects.at(-1)).toEqual({ name: "keepGame", room: before });
	expect(table.view().last_game).toEqual(kept);
	table.now += 60_000;
	table.playTo(STATUS.storyWrite);
	expect(table.view().last_game).toEqual(kept);
	table.playTo(STATUS.results);
	const next = { id: table.stories[0]?.id, expires_at: table.room.deadline };
	expect(table.view().last_game).toEqual(next);
	expect(next.id).toBeGreaterThan(kept.id);
	table.vip(PLAY_AGAIN);
	expect(table.effects.filter(({ name }) => name === "keepGame")).toHaveLength(2);
});

test("the next game waits until the last one is kept, because both store names in one place", () => {
	const table = keeping();
	for (const id of [2, 3]) joinsAgain(table, id);
	expect(start(table)).toBeNull();
	expect(table.room.status).toBe(STATUS.lobby);
	table.settleAll();
	expect(table.room.status).toBeGreaterThan(STATUS.lobby);
});

test("a start that waits is taken back when too few players are left", () => {
	const table = keeping();
	joinsAgain(table, 2);
	start(table);
	table.leave(2);
	table.settleAll();
	expect(table.room.status).toBe(STATUS.lobby);
	expect(joinsAgain(table, 3)).toBeNull();
	expect(start(table)).toBeNull();
	expect(table.room.status).toBeGreaterThan(STATUS.lobby);
});
