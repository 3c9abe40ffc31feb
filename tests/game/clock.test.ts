import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../support/table.ts";

const vip = (table: Table, body: Parameters<typeof table.does<"game/vip">>[2], player = 1) =>
	table.does(player, "game/vip", body);

test("a pause stops the clock, and the same time is left when it goes on", () => {
	const table = new Table(3).playTo(STATUS.storyWrite);
	const { limit, hard_limit } = table.room.countdown;
	table.now += 10_000;
	expect(vip(table, { pause: true })).toBeNull();
	expect(table.room.deadline).toBeNull();
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
