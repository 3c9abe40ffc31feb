import { expect, test } from "vitest";
import type { Action } from "#game/actions.ts";
import { LIMITS } from "#game/limits.ts";
import { writersOf } from "#game/news/turns.ts";
import { REFUSALS } from "#game/refusals.ts";
import { runningSubmissions } from "#game/selectors.ts";
import { coherentSettings, type SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

const HOUR = 3_600_000;
/** No quiet hours, so that times are easy to add. */
const SLOW: SentSettings = { pace: "slow", num_switches: 3, quiet_from: 8, quiet_until: 8 };

const slow = (players: number, sent: SentSettings = {}) => new Table(players, { ...SLOW, ...sent });

/** Lets the running part end by the clock; only these players have written. */
function endPart(table: Table, writers: readonly number[]): void {
	table.words = (id) => (writers.includes(table.room.submissions[id]?.player ?? 0) ? 30 : 0);
	table.timeOut();
}

/** Lets one of three players miss two parts in a row, which the others write. */
function fallAsleep(table: Table, sleeper: number): void {
	const writers = table.players.filter((player) => player !== sleeper);
	for (const part of [0, 1]) {
		expect(table.room.part).toBe(part);
		endPart(table, writers);
		endPart(table, writers); // what was passed on
		toWriting(table);
	}
}

/** The time until the limit that players see. */
const left = ({ room, now }: Table) => (room.countdown.limit ?? 0) - now;

/** Begins the writing of the next part. */
const toWriting = (table: Table): Table => {
	if (table.room.status === STATUS.preStoryWrite) table.timeOut();
	return table.playTo(STATUS.storyWrite);
};

test("phases last for hours, a reading for a week, and all end as soon as all are done", () => {
	const table = slow(3, { phase_hours: 36, part_hours: 48 }).playTo(STATUS.characters);
	for (const [status, time] of [
		[STATUS.characters, 36 * HOUR],
		[STATUS.storyCreate, 36 * HOUR],
		[STATUS.storyWrite, 48 * HOUR],
		[STATUS.storyTitle, 36 * HOUR],
		[STATUS.reacting, LIMITS.slow.reading],
	] as const)
		expect(left(table.playTo(status))).toBe(time);
	table.playTo(STATUS.results);
	expect((table.room.deadline ?? 0) - table.now).toBe(LIMITS.slow.retention);
});

test("waiting players see who still writes, and until when", () => {
	const table = toWriting(slow(3));
	const until = table.now + left(table);
	expect(writersOf(table.room)).toEqual({
		...{ name: expect.stringMatching(/^Player[123]$/), others: 2, until },
	});
	for (const player of [1, 2]) table.playTurn(player);
	expect(writersOf(table.room)).toMatchObject({ name: table.seat(3).name, others: 0 });
	expect(writersOf(slow(3).room)).toBeUndefined();
});

test("a lobby waits for two weeks for its first guest, and for an hour while its game is for an evening", () => {
	const table = slow(2);
	const idle = ({ room, now } = table) => (room.deadline ?? 0) - now;
	expect(idle(new Table(1, SLOW))).toBe(LIMITS.slow.lobbyIdle);
	const set = (sent: SentSettings) =>
		table.does(1, "game/settings", {
			settings: coherentSettings(sent, { mature: true, premium: true }),
			prompts: null,
		});
	set({});
	expect(idle()).toBe(LIMITS.lobbyIdle);
	set(SLOW);
	expect(idle()).toBe(LIMITS.slow.lobbyIdle);
	table.playTo(STATUS.results);
	expect(table.vip({ play_again: true })).toBeNull();
	expect([table.room.status, idle()]).toEqual([STATUS.lobby, LIMITS.slow.lobbyIdle]);
	// The room is not closed because it has no visitors.
	expect(table.try({ type: "room/abandoned" })).toBe(REFUSALS.notNow);
	table.timeOut();
	expect(table.room.closed).toBe("idle");
});

test("alone, every phase has its clock, and an empty part stays with its writer", () => {
	const table = slow(1, { game_mode: "solo_mode", part_hours: 48 }).playTo(STATUS.characters);
	expect(left(table)).toBe(24 * HOUR);
	table.timeOut();
	toWriting(table);
	expect(left(table)).toBe(48 * HOUR);
	endPart(table, []);
	expect([table.room.part, table.room.status]).toEqual([1, STATUS.preStoryWrite]);
	toWriting(table);
	endPart(table, []);
	expect(table.seat(1).asleep).toBe(true);
	expect(table.does(1, "game/awake", {})).toBeNull();
	table.playTo(STATUS.results);
	expect(table.parts(table.storyOf(1).id)).toHaveLength(3);
});

test("an empty part goes to the next writer once, for half the time, and then stays empty", () => {
	const table = toWriting(slow(3));
	const before = table.partOf(2);
	endPart(table, [1, 3]);
	const running = runningSubmissions(table.room);
	const passed = running.find(({ story }) => story === before.story);
	const next = table.room.ring[(table.room.ring.indexOf(2) + 1) % 3];
	expect(passed).toMatchObject({ player: next, index: 0, passedOn: true, closed: false });
	expect(passed?.id).not.toBe(before.id);
	expect([table.room.part, table.room.status]).toEqual([0, STATUS.storyWrite]);
	expect(left(table)).toBe(12 * HOUR);
	// Only the new writer has time left, and the others wait.
	expect(Object.keys(table.view().submission.ends)).toEqual([String(next)]);
	endPart(table, []);
	expect([table.room.part, table.room.status]).toEqual([1, STATUS.preStoryWrite]);
	expect(table.parts(before.story)).toMatchObject([
		{ index: 0, words: 0 },
		{ index: 1, words: 0 },
	]);
});

test("a player who misses two parts in a row sleeps, gets no parts, and the game does not wait for them", () => {
	const table = toWriting(slow(3));
	fallAsleep(table, 2);
	expect(table.seat(2)).toMatchObject({ asleep: true, missed: 2, gone: false });
	expect(table.view().players[2]?.data.asleep).toBe(true);
	expect(runningSubmissions(table.room).map(({ player }) => player)).not.toContain(2);
	for (const player of [1, 3]) table.playTurn(player);
	expect(table.room.status).toBe(STATUS.storyTitle);
	for (const player of [1, 3]) table.playTurn(player);
	table.timeOut(); // two seconds for the title that is missing
	expect(table.room.status).toBe(STATUS.reacting);
	for (const player of [1, 3]) table.playTurn(player);
	table.timeOut();
	expect(table.room.status).toBeGreaterThanOrEqual(STATUS.preResults);
});

test.each([
	["who is back", (table: Table) => table.does(2, "game/awake", {})],
	["whom the host wakes", (table: Table) => table.vip({ wake: 2 })],
	["who takes the seat again", (table: Table) => table.join(newcomer(2))],
])("a player is awake again %s, and a written part forgets a missed one", (_who, wake) => {
	const table = toWriting(slow(3, { num_switches: 5 }));
	fallAsleep(table, 2);
	expect(table.seat(2).asleep).toBe(true);
	expect(wake(table)).toBeNull();
	expect(table.seat(2)).toMatchObject({ asleep: false, missed: 0 });
	endPart(table, [1, 3]);
	toWriting(table);
	expect(runningSubmissions(table.room).map(({ player }) => player)).toContain(2);
	endPart(table, [1, 2, 3]);
	expect(table.seat(2).missed).toBe(0);
});

test("while all sleep the game goes on by the clock", () => {
	const table = toWriting(slow(2, { num_switches: 4 }));
	for (let part = 0; part < 4; part++) {
		expect(table.room.part).toBe(part);
		endPart(table, []);
		if (table.room.status === STATUS.storyWrite) endPart(table, []);
		if (part < 3) toWriting(table);
	}
	expect(table.room.status).toBe(STATUS.storyTitle);
	expect(table.players.map((id) => table.seat(id).asleep)).toEqual([true, true]);
	expect(table.room.deadline).toBe((table.room.countdown.limit ?? 0) + LIMITS.grace);
});

test("only the host wakes players, and only sleeping ones", () => {
	const table = toWriting(slow(3));
	expect(table.vip({ wake: 3 }, 2)).toBe(REFUSALS.hostOnly);
	expect(table.vip({ wake: 3 })).toBe(REFUSALS.noSuchPlayer);
});

test("the host gives a day more, until the room would outlast its time", () => {
	const table = toWriting(slow(2));
	const { limit } = table.room.countdown;
	expect(table.vip({ add_minute: true })).toBeNull();
	expect(table.room.countdown.limit).toBe((limit ?? 0) + 24 * HOUR);
	let days = 1;
	while (table.vip({ add_minute: true }) === null) days++;
	expect(days).toBeLessThan(LIMITS.slow.extendedUntil / (24 * HOUR));
});

test("deadlines keep out of the quiet hours", () => {
	const table = new Table(2, { ...SLOW, quiet_from: 22, quiet_until: 8 });
	const { settings } = table.room;
	const clockChanges = [{ from: 0, ahead: 9 * HOUR }];
	expect(table.does(1, "game/settings", { settings, prompts: null, clockChanges })).toBeNull();
	table.now = Date.parse("2026-06-10T14:00:00.000Z"); // 23:00 in Tokyo
	table.playTo(STATUS.characters);
	expect(new Date(table.room.countdown.limit ?? 0).toISOString()).toBe("2026-06-11T23:00:00.000Z");
	table.playTo(STATUS.storyWrite);
	expect(new Date(table.room.countdown.limit ?? 0).toISOString()).toBe("2026-06-11T23:00:00.000Z");
});

test("once half have read and voted, the others have the time of a phase, or minutes together", () => {
	for (const [order, expected] of [
		[null, 36 * HOUR],
		["read_tonight", LIMITS.readingDrop],
	] as const) {
		const table = slow(4, { phase_hours: 36 }).playTo(STATUS.reacting);
		const story_id = table.stories.at(-1)?.id ?? 0;
		if (order) {
			expect(table.vip({ [order]: true })).toBeNull();
			expect(table.vip({ read_to: { story_id, part: 2 } })).toBeNull();
		}
		table.playTurn(1);
		expect(table.room.hurryAt).toBeNull();
		table.playTurn(2);
		expect(left(table)).toBe(expected);
	}
});

test("the host opens a reading together at the end", () => {
	const table = slow(3).playTo(STATUS.reacting);
	expect(table.room.reading).toBeNull();
	expect(table.vip({ read_tonight: true }, 2)).toBe(REFUSALS.hostOnly);
	expect(table.vip({ read_tonight: true })).toBeNull();
	expect(table.room.reading).toEqual({ story: table.stories[0]?.id, part: 0 });
	expect(table.vip({ read_tonight: true })).toBe(REFUSALS.notNow);
	const evening = new Table(3).playTo(STATUS.reacting);
	expect(evening.vip({ read_tonight: true })).toBe(REFUSALS.notNow);
});

test("a slow game has no guide, is not read together from the start, and fits its room", () => {
	const creator = { mature: true, premium: true };
	const settings = coherentSettings(
		{ pace: "slow", read_together: true, num_switches: 20, part_hours: 168 },
		creator,
	);
	expect(settings).toMatchObject({ pace: "slow", read_together: false, part_hours: 43 });
	const table = slow(2, { show_instructions: true }).playTo(STATUS.quickStart);
	expect(table.room.status).toBeGreaterThan(STATUS.quickStart);
});

test("an absent host keeps the crown unless they sleep", () => {
	const table = toWriting(slow(3, { num_switches: 5 }));
	const away: Action = { type: "room/hostGone", host: 1, heirs: [2, 3] };
	expect(table.try(away)).toBeNull();
	expect(table.room.hostId).toBe(1);
	fallAsleep(table, 1);
	expect(table.seat(1).asleep).toBe(true);
	table.try(away);
	expect(table.room.hostId).toBe(2);
});

test("a newcomer takes the place of a player who has left, when the host offers it", () => {
	const table = toWriting(slow(3, { num_switches: 3 }));
	const places = (id: number) => table.own(id).places;
	expect(places(1)).toBeUndefined();
	expect(table.vip({ open_seat: 2 })).toBe(REFUSALS.noSuchPlayer);
	table.leave(2);
	expect([places(1), places(3)]).toEqual([{ 2: false }, undefined]);
	expect(table.join(newcomer(9))).toBe(REFUSALS.started);
	expect(table.vip({ open_seat: 2 })).toBeNull();
	expect(places(1)).toEqual({ 2: true });
	const story = table.storyOf(2).id;
	const place = table.room.ring.indexOf(2);
	expect(table.join(newcomer(9))).toBeNull();
	expect(places(1)).toBeUndefined();
	expect(table.room.ring[place]).toBe(9);
	expect(table.room.stories[story]?.captain).toBe(9);
	expect(table.join(newcomer(10))).toBe(REFUSALS.started);
	endPart(table, [1, 3]);
	endPart(table, [1, 3]); // what the player who left was to write
	toWriting(table);
	expect(runningSubmissions(table.room).map(({ player }) => player)).toContain(9);
	table.playTo(STATUS.results);
	expect(table.seat(9).gone).toBe(false);
});
