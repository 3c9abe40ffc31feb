import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { hostMovesOn, NOBODY, Table } from "../support/table.ts";

const HOUR = 3_600_000;

const vip = (table: Table, body: Parameters<typeof table.does<"game/vip">>[2], player = 1) =>
	table.does(player, "game/vip", body);

test("a pause stops the clock, and the same time is left when it goes on", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	const { limit, hard_limit } = table.room.countdown;
	table.now += 10_000;
	expect(vip(table, { pause: true })).toBeNull();
	table.now += 500_000;
	table.try({ type: "clock" });
	expect(table.room.status).toBe(STATUS.storyWrite);
	expect(vip(table, { pause: false })).toBeNull();
	expect(table.room.countdown).toEqual({
		limit: (limit ?? 0) + 500_000,
		hard_limit: (hard_limit ?? 0) + 500_000,
	});
	expect(table.room.deadline).toBe((hard_limit ?? 0) + 500_000);
	for (const part of Object.values(table.room.submissions))
		expect(part.end).toBe((limit ?? 0) + 500_000);
});

test("a pause ends by itself after two hours, and the same time is left", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	const { limit } = table.room.countdown;
	table.now += 10_000;
	vip(table, { pause: true });
	const until = table.now + 2 * HOUR;
	expect(gameView(table.room, NOBODY).paused_until).toBe(until);
	table.now = until - 1;
	table.try({ type: "clock" });
	expect(table.room.pause).not.toBeNull();
	vip(table, { add_minute: true });
	table.now = until;
	table.try({ type: "clock" });
	expect(table.room.status).toBe(STATUS.storyWrite);
	expect(gameView(table.room, NOBODY)).toMatchObject({ paused_at: null, paused_until: null });
	expect(table.room.countdown.limit).toBe((limit ?? 0) + 2 * HOUR + 60_000);
	table.timeOut();
	expect(table.room.part).toBe(1);
});

test("a pause in the intro that ends by itself leaves the rest of the intro", () => {
	const table = new Table(3).playTo(STATUS.preStoryWrite);
	table.now += 4_000;
	vip(table, { pause: true });
	table.timeOut();
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(table.room.deadline).toBe(table.now + 6_000);
});

test("a writer's time does not run out during a pause", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	vip(table, { pause: true });
	table.now += 10_000_000;
	const [part] = Object.values(table.room.submissions);
	expect(
		table.does(part?.player ?? 0, "story/submit", {
			submission: part?.id ?? 0,
			done: true,
			flagged: null,
		}),
	).toBeNull();
});

test("a pause in the intro moves the start of the writing", () => {
	const table = new Table(3).playTo(STATUS.preStoryWrite);
	const start = table.room.readingStart ?? 0;
	vip(table, { pause: true });
	table.now += 60_000;
	vip(table, { pause: false });
	expect(table.room.readingStart).toBe(start + 60_000);
	expect(table.room.deadline).toBe(start + 60_000);
});

test("a pause ends with its part", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	vip(table, { pause: true });
	table.playPhase();
	expect(table.room.part).toBe(1);
	expect(table.room.pause).toBeNull();
	expect(table.room.deadline).toBe(table.room.readingStart);
});

test("one more minute counts for everybody, also during a pause", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	const { deadline } = table.room;
	vip(table, { add_minute: true });
	expect(table.room.deadline).toBe((deadline ?? 0) + 60_000);
	vip(table, { pause: true });
	vip(table, { add_minute: true });
	vip(table, { pause: false });
	expect(table.room.deadline).toBe((deadline ?? 0) + 120_000);
	expect(table.room.countdown.hard_limit).toBe((deadline ?? 0) + 120_000);
});

test("one more minute in the intro does not make the intro longer", () => {
	const table = new Table(3).playTo(STATUS.preStoryWrite);
	const { deadline, countdown } = table.room;
	vip(table, { add_minute: true });
	expect(table.room.deadline).toBe(deadline);
	expect(table.room.countdown.limit).toBe((countdown.limit ?? 0) + 60_000);
});

test("a pause needs a clock and the host", () => {
	const table = new Table(3, { write_duration: 0 });
	expect(vip(table, { pause: true })).toBe(REFUSALS.noClock);
	table.playTo(STATUS.storyWrite);
	expect(vip(table, { add_minute: true })).toBe(REFUSALS.noClock);
	expect(vip(table, { pause: true }, 2)).toBe(REFUSALS.hostOnly);
});

test("without a timer a part ends only when all writers are done", () => {
	const table = new Table(3, { write_duration: 0 }).playTo(STATUS.storyWrite);
	expect(table.room.deadline).toBeNull();
	table.now += 100_000_000;
	table.try({ type: "clock" });
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
		expect(vip(table, { pause: true })).toBe(REFUSALS.noClock);
		table.playPhase();
	}
	expect(table.room.countdown).toEqual({ limit: null, hard_limit: null });
	expect(table.room.deadline).not.toBeNull();
});

test("the host of a game without a timer can move on from every phase", () => {
	const table = new Table(
		3,
		{ write_duration: 0, moderation: true, read_together: true, num_switches: 2 },
		1,
		false,
	);
	table.playPhase();
	for (let step = 0; table.room.status !== STATUS.results; step++) {
		expect(step, `stuck in ${table.room.status}`).toBeLessThan(50);
		if (table.room.deadline !== null) table.timeOut();
		else hostMovesOn(table);
	}
	for (const { title } of Object.values(table.room.stories)) expect(title).toMatch(/^Untitled/);
	for (const { id } of Object.values(table.room.stories))
		expect(Object.values(table.room.characters).some((c) => c.stories.includes(id))).toBe(true);
});

test("a skipped player may still do what the phase asks, and is not waited for", () => {
	const table = new Table(2).playTo(STATUS.characters);
	expect(vip(table, { skip_player: 2 })).toBeNull();
	expect(table.room.seats[2]?.status).toBe(STATUS.postCharacters);
	table.playTurn(2);
	table.playTurn(1);
	expect(table.room.status).toBe(STATUS.storyCreate);
	expect(
		Object.values(table.room.characters).filter(({ name }) => typeof name === "string"),
	).toEqual([]);
});
