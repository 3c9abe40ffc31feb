import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const { preStoryWrite, storyWrite, postStoryWrite, preStoryTitle, storyTitle } = STATUS;

const writing = (players = 2, sent = {}) =>
	new Table(players, { num_switches: 2, ...sent }).playTo(storyWrite);
const place = ({ room }: Table) => [room.status, room.part];

test("a part ends when every writer is done, and the next one begins with a countdown", () => {
	const table = writing(3);
	expect([table.handIn(1), table.handIn(2)]).toEqual([null, null]);
	expect(place(table)).toEqual([storyWrite, 0]);
	expect(table.handIn(3)).toBeNull();
	expect(place(table)).toEqual([preStoryWrite, 1]);
});

test("a writer can take done back while others still write", () => {
	const table = writing();
	table.handIn(1);
	expect(table.seat(1).status).toBe(postStoryWrite);
	expect(table.handIn(1, { done: false })).toBeNull();
	expect(table.seat(1).status).toBe(storyWrite);
	table.handIn(2);
	expect(place(table)).toEqual([storyWrite, 0]);
});

test("during the intro a writer is done too, but is else in the intro", () => {
	const table = new Table(2).playTo(preStoryWrite);
	for (const [done, status] of [
		[null, preStoryWrite],
		[true, postStoryWrite],
		[false, preStoryWrite],
	] as const) {
		expect(table.handIn(1, { done, flagged: [] })).toBeNull();
		expect(table.seat(1).status).toBe(status);
	}
	table.timeOut();
	expect(table.seat(1).status).toBe(storyWrite);
});

test("a save without done leaves the part open, and another player's part is refused", () => {
	const table = writing();
	expect(table.handIn(1, { done: null })).toBeNull();
	expect(table.partOf(1).done).toBe(false);
	expect(table.handIn(1, { submission: table.partOf(2).id })).toBe(REFUSALS.notYourPart);
	expect(table.partOf(2).done).toBe(false);
});

test("the drafts of a part are closed before the next part, with the number of their words", () => {
	const table = writing();
	table.words = () => 42;
	table.waiting = [];
	const submissions = [1, 2].map((player) => table.partOf(player).id);
	for (const player of [1, 2]) table.handIn(player);
	expect(table.waiting).toEqual([
		{ name: "closeParts", game: table.room.id, submissions: expect.arrayContaining(submissions) },
	]);
	expect(table.room.part).toBe(0);
	table.settleAll();
	expect(table.room.part).toBe(1);
	for (const id of submissions)
		expect(table.room.submissions[id]).toMatchObject({ closed: true, done: true, words: 42 });
});

test("the room shows that it prepares the titles while the last part is closed, and takes no text", () => {
	const table = writing();
	table.waiting = [];
	for (const last of [false, true]) {
		for (const player of [1, 2]) table.handIn(player);
		expect(table.room.status).toBe(last ? preStoryTitle : storyWrite);
		expect(table.statuses(1, 2)).toEqual([postStoryWrite, postStoryWrite]);
		expect(table.handIn(1, { done: false })).toBe(REFUSALS.timeUp);
		table.settleAll();
		if (!last) table.timeOut();
	}
	expect(table.room.status).toBe(storyTitle);
});

test("every story has all its parts when the titles begin", () => {
	const table = new Table(4, { num_switches: 3 }).playTo(storyTitle);
	for (const { id } of table.stories)
		expect(table.parts(id).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("everybody sees all writers' ends, and how much of their time is for reading", () => {
	const table = writing(2, { write_duration: 60, num_switches: 3 });
	table.words = (id) => (id % 2 === 0 ? 150 : 450);
	const own = () => [1, 2].map((player) => table.own(player).submission);
	const extras = () => own().map(({ extra_reading }) => extra_reading);
	expect(extras()).toEqual([0, 0]);
	table.playPhase();
	expect(extras().sort()).toEqual([10_000, 30_000]);
	const end = (table.room.readingStart ?? 0) + 60_000;
	for (const { submission_end, extra_reading } of own())
		expect(submission_end).toBe(end + extra_reading);
	const before = extras();
	table.vip({ add_minute: true });
	expect(extras()).toEqual(before);
	const { ends, reading_extra } = table.view().submission;
	expect([ends[1], ends[2]]).toEqual(own().map(({ submission_end }) => submission_end));
	expect([reading_extra[1], reading_extra[2]]).toEqual(before.map((ms) => ms / 1000));
});

test("without a timer writers see neither an end nor a time for reading", () => {
	const table = writing(2, { write_duration: 0 });
	table.playPhase();
	expect(table.own(1).submission).toEqual({ submission_end: null, extra_reading: 0 });
});
