import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Submission } from "#game/room.ts";
import { runningSubmissions, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { NOBODY, Table } from "../../support/table.ts";

const partOf = (table: Table, player: number): Submission => {
	const part = runningSubmissions(table.room).find((one) => one.player === player);
	if (!part) throw new Error(`player ${player} writes nothing`);
	return part;
};
const finish = (table: Table, player: number, done: boolean | null = true) =>
	table.does(player, "story/submit", { submission: partOf(table, player).id, done, flagged: null });

test("a part ends when every writer is done, and the next one begins with a countdown", () => {
	const table = new Table(3, { num_switches: 2 }).playTo(STATUS.storyWrite);
	expect([finish(table, 1), finish(table, 2)]).toEqual([null, null]);
	expect([table.room.status, table.room.part]).toEqual([STATUS.storyWrite, 0]);
	expect(finish(table, 3)).toBeNull();
	expect([table.room.status, table.room.part]).toEqual([STATUS.preStoryWrite, 1]);
});

test("a writer can take done back while others still write", () => {
	const table = new Table(2).playTo(STATUS.storyWrite);
	finish(table, 1);
	expect(table.room.seats[1]?.status).toBe(STATUS.postStoryWrite);
	expect(finish(table, 1, false)).toBeNull();
	expect(table.room.seats[1]?.status).toBe(STATUS.storyWrite);
	finish(table, 2);
	expect([table.room.status, table.room.part]).toEqual([STATUS.storyWrite, 0]);
});

test("a save without done leaves the part open, and a foreign part is refused", () => {
	const table = new Table(2).playTo(STATUS.storyWrite);
	expect(finish(table, 1, null)).toBeNull();
	expect(partOf(table, 1).done).toBe(false);
	const submission = partOf(table, 2).id;
	expect(table.does(1, "story/submit", { submission, done: true, flagged: null })).not.toBeNull();
	expect(partOf(table, 2).done).toBe(false);
});

test("the drafts of a part are closed before the next part, with the number of their words", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.storyWrite);
	table.words = () => 42;
	table.waiting = [];
	const open = [partOf(table, 1).id, partOf(table, 2).id];
	finish(table, 1);
	finish(table, 2);
	expect(table.waiting).toEqual([
		{ name: "closeParts", game: table.room.id, submissions: expect.arrayContaining(open) },
	]);
	expect(table.room.part).toBe(0);
	for (const effect of table.waiting.splice(0)) table.settle(effect);
	expect(table.room.part).toBe(1);
	for (const id of open)
		expect(table.room.submissions[id]).toMatchObject({ closed: true, done: true, words: 42 });
});

test("the room shows that it prepares the titles while the last part is closed, and takes no text", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.storyWrite);
	table.waiting = [];
	for (const last of [false, true]) {
		const submission = partOf(table, 1).id;
		finish(table, 1);
		finish(table, 2);
		expect(table.room.status).toBe(last ? STATUS.preStoryTitle : STATUS.storyWrite);
		expect(table.players.map((id) => table.room.seats[id]?.status)).toEqual([
			STATUS.postStoryWrite,
			STATUS.postStoryWrite,
		]);
		expect(table.does(1, "story/submit", { submission, done: false, flagged: null })).toBe(
			REFUSALS.timeUp,
		);
		for (const effect of table.waiting.splice(0)) table.settle(effect);
		if (!last) table.timeOut();
	}
	expect(table.room.status).toBe(STATUS.storyTitle);
});

test("every story has all its parts when the titles begin", () => {
	const { room } = new Table(4, { num_switches: 3 }).playTo(STATUS.storyTitle);
	for (const story of Object.values(room.stories))
		expect(submissionsOf(room, story.id).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("everybody sees all writers' ends, and how much of their time is for reading", () => {
	const table = new Table(2, { write_duration: 60 });
	table.words = (id) => (id % 2 === 0 ? 150 : 450);
	table.playTo(STATUS.storyWrite);
	const own = (player: number) => {
		const seat = table.room.seats[player];
		return seat && playerView(table.room, seat, NOBODY).submission;
	};
	expect([own(1)?.extra_reading, own(2)?.extra_reading]).toEqual([0, 0]);
	table.playPhase();
	const extras = [own(1), own(2)].map((submission) => submission?.extra_reading);
	expect(extras.sort()).toEqual([10_000, 30_000]);
	for (const player of [1, 2])
		expect((own(player)?.submission_end ?? 0) - (own(player)?.extra_reading ?? 0)).toBe(
			(table.room.readingStart ?? 0) + 60_000,
		);
	table.does(1, "game/vip", { add_minute: true });
	expect([own(1), own(2)].map((submission) => submission?.extra_reading).sort()).toEqual(extras);
	const { ends, reading_extra } = gameView(table.room, NOBODY).submission;
	expect([ends[1], ends[2]]).toEqual([1, 2].map((player) => own(player)?.submission_end));
	expect([reading_extra[1], reading_extra[2]]).toEqual(
		[1, 2].map((player) => (own(player)?.extra_reading ?? 0) / 1000),
	);
});

test("without a timer there is no time for reading to tell", () => {
	const table = new Table(2, { write_duration: 0 }).playTo(STATUS.storyWrite);
	table.playPhase();
	const [seat] = Object.values(table.room.seats);
	expect(seat && playerView(table.room, seat, NOBODY).submission).toEqual({
		submission_end: null,
		extra_reading: 0,
	});
});
