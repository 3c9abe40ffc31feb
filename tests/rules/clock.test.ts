import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { hostMovesOn, Table } from "../support/table.ts";

const HOUR = 3_600_000;

const writing = () => new Table(3).playTo(STATUS.storyWrite);
const intro = () => new Table(3).playTo(STATUS.preStoryWrite);
const pause = (table: Table) => table.vip({ pause: true });
const goOn = (table: Table) => table.vip({ pause: false });

test("a pause stops the clock, and the same time is left when it goes on", () => {
	const table = writing();
	const { limit, hard_limit } = table.room.countdown;
	table.now += 10_000;
	expect(pause(table)).toBeNull();
	table.now += 500_000;
	table.ring();
	expect(table.room.status).toBe(STATUS.storyWrite);
	expect(goOn(table)).toBeNull();
	expect(table.room.countdown).toEqual({
		limit: (limit ?? 0) + 500_000,
		hard_limit: (hard_limit ?? 0) + 500_000,
	});
	expect(table.room.deadline).toBe((hard_limit ?? 0) + 500_000);
	for (const part of Object.values(table.room.submissions))
		expect(part.end).toBe((limit ?? 0) + 500_000);
});

test("a pause ends by itself after two hours, and the same time is left", () => {
	const table = writing();
	const { limit } = table.room.countdown;
	table.now += 10_000;
	pause(table);
	const until = table.now + 2 * HOUR;
	expect(table.view().paused_until).toBe(until);
	table.now = until - 1;
	table.ring();
	expect(table.room.pause).not.toBeNull();
	table.vip({ add_minute: true });
	table.now = until;
	table.ring();
	expect(table.room.status).toBe(STATUS.storyWrite);
	expect(table.view()).toMatchObject({ paused_at: null, paused_until: null });
	expect(table.room.countdown.limit).toBe((limit ?? 0) + 2 * HOUR + 60_000);
	table.timeOut();
	expect(table.room.part).toBe(1);
});

test("a pause in the intro that ends by itself leaves the rest of the intro", () => {
	const table = intro();
	table.now += 4_000;
	pause(table);
	table.timeOut();
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(table.room.deadline).toBe(table.now + 6_000);
});

test("a writer's time does not run out during a pause", () => {
	const table = writing();
	pause(table);
	table.now += 10_000_000;
	expect(table.handIn(1)).toBeNull();
});

test("a pause in the intro moves the start of the writing", () => {
	const table = intro();
	const start = table.room.readingStart ?? 0;
	pause(table);
	table.now += 60_000;
	goOn(table);
	expect(table.room.readingStart).toBe(start + 60_000);
	expect(table.room.deadline).toBe(start + 60_000);
});

test("a pause ends with its part", () => {
	const table = writing();
	pause(table);
	table.playPhase();
	expect(table.room.part).toBe(1);
	expect(table.room.pause).toBeNull();
	expect(table.room.deadline).toBe(table.room.readingStart);
});

test("one more minute counts for everybody, also during a pause", () => {
	const table = writing();
	const { deadline } = table.room;
	table.vip({ add_minute: true });
	expect(table.room.deadline).toBe((deadline ?? 0) + 60_000);
	pause(table);
	table.vip({ add_minute: true });
	goOn(table);
	expect(table.room.deadline).toBe((deadline ?? 0) + 120_000);
	expect(table.room.countdown.hard_limit).toBe((deadline ?? 0) + 120_000);
});

test("one more minute in the intro does not make the intro longer", () => {
	const table = intro();
	const { deadline, countdown } = table.room;
	table.vip({ add_minute: true });
	expect(table.room.deadline).toBe(deadline);
	expect(table.room.countdown.limit).toBe((countdown.limit ?? 0) + 60_000);
});

test("a pause needs a clock and the host", () => {
	const table = new Table(3, { write_duration: 0 });
	expect(pause(table)).toBe(REFUSALS.noClock);
	table.playTo(STATUS.storyWrite);
	expect(table.vip({ add_minute: true })).toBe(REFUSALS.noClock);
	expect(table.vip({ pause: true }, 2)).toBe(REFUSALS.hostOnly);
});

test("without a timer a part ends only when all writers are done", () => {
	const table = new Table(3, { write_duration: 0 }).playTo(STATUS.storyWrite);
	expect(table.room.deadline).toBeNull();
	table.now += 100_000_000;
	table.ring();
	expect(table.room.part).toBe(0);
	table.playPhase();
	expect(table.room.part).toBe(1);
});

test("a game without a timer has no limit in any phase between the lobby and the reveal", () => {
	const table = new Table(3, { write_duration: 0, moderation: true }, 1, false);
	table.playPhase();
	for (let step = 0; table.room.status < STATUS.preResults; step++) {
		const { status, countdown, deadline } = table.room;
		expect(step, `stuck in ${status}`).toBeLessThan(50);
		expect(countdown, `in ${status}`).toEqual({ limit: null, hard_limit: null });
		// The intro counts down to the writing in every game.
		if (status !== STATUS.preStoryWrite) expect(deadline, `in ${status}`).toBeNull();
		expect(pause(table)).toBe(REFUSALS.noClock);
		table.playPhase();
	}
	expect(table.room.countdown).toEqual({ limit: null, hard_limit: null });
	expect(table.room.deadline).not.toBeNull();
});

test("the host of a game without a timer can move on from every phase", () => {
	const rules = { write_duration: 0, moderation: true, read_together: true, num_switches: 2 };
	const table = new Table(3, rules, 1, false);
	table.playPhase();
	for (let step = 0; table.room.status !== STATUS.results; step++) {
		expect(step, `stuck in ${table.room.status}`).toBeLessThan(50);
		if (table.room.deadline !== null) table.timeOut();
		else hostMovesOn(table);
	}
	for (const { title, captain } of table.stories) {
		expect(title).toMatch(/^Untitled/);
		expect(table.castOf(captain)).not.toEqual([]);
	}
});

test("the game does not wait for a skipped player, who may still submit", () => {
	const table = new Table(2).playTo(STATUS.characters);
	expect(table.vip({ skip_player: 2 })).toBeNull();
	expect(table.room.seats[2]?.status).toBe(STATUS.postCharacters);
	table.playTurn(2);
	table.playTurn(1);
	expect(table.room.status).toBe(STATUS.storyCreate);
	for (const { name } of Object.values(table.room.characters))
		expect(name).toEqual(expect.any(Number));
});
