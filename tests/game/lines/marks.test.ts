import { describe, expect, it, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { NOBODY, newcomer, Table } from "../../support/table.ts";

/** A part of three sentences, of which the last one names it. */
const CONTEXT: ViewContext = { ...NOBODY, part: (id) => `It rained. And then. This is ${id}.` };

/** Returns a game at the reading with an audience, a part, its writer and two other readers. */
function reading(sent = {}) {
	const table = new Table(3, { num_switches: 2, write_duration: 0, ...sent });
	table.join(newcomer(11, { audience: true }));
	table.playTo(STATUS.reacting);
	const [story] = storiesOf(table.room);
	const [part] = submissionsOf(table.room, story?.id ?? 0);
	if (!story || !part) throw new Error("there is no part");
	const [reader, other] = table.players.filter((player) => player !== part.player);
	const mark = (player: number, sentence: number | null, submission = part.id) =>
		table.does(player, "line/mark", { submission, sentence });
	const metaOf = (id = part.id) =>
		gameView(table.room, CONTEXT).stories[story.id]?.submissions[id]?.meta;
	return { table, story, part, reader: reader ?? 0, other: other ?? 0, mark, metaOf };
}

describe("a mark", () => {
	it("is counted for everybody and shown to its reader, one in each part", () => {
		const { table, part, reader, other, mark, metaOf } = reading();
		expect(metaOf()?.marks).toBeUndefined();
		for (const [player, sentence] of [[reader, 0], [reader, 2], [other, 2], [11, 1]] as const) // biome-ignore format: a table
			expect(mark(player, sentence)).toBeNull();
		expect(metaOf()?.marks).toEqual({ 1: 1, 2: 2 });
		const seat = table.room.seats[reader];
		expect(seat && playerView(table.room, seat, CONTEXT).marks).toEqual({ [part.id]: 2 });
	});

	it("can be taken back", () => {
		const { table, reader, mark, metaOf } = reading();
		mark(reader, 1);
		expect(mark(reader, null)).toBeNull();
		expect(metaOf()?.marks).toBeUndefined();
		expect(table.room.marks).toEqual({});
		expect(mark(reader, null)).toBeNull();
	});

	it("is also for readers who are through", () => {
		const { table, reader, mark } = reading();
		table.playTurn(reader);
		expect(table.room.seats[reader]?.status).toBe(STATUS.postReading);
		expect(mark(reader, 0)).toBeNull();
	});

	it("is refused in one's own part, in a part that does not exist, and before the reading", () => {
		const { table, part, reader, mark } = reading();
		expect(mark(part.player, 0)).toBe(REFUSALS.ownPart);
		table.room.selfReactions = true;
		expect(mark(part.player, 0)).toBeNull();
		expect(mark(reader, 0, 77)).toBe(REFUSALS.noSuchPart);
		const early = new Table(3, { num_switches: 2 }).playTo(STATUS.storyTitle);
		const submission = Number(Object.keys(early.room.submissions)[0]);
		expect(early.does(1, "line/mark", { submission, sentence: 0 })).toBe(REFUSALS.notNow);
	});

	it("of a sentence that does not exist counts for nothing, nor does one in a removed part", () => {
		const { table, part, reader, other, mark, metaOf } = reading({ moderation: true });
		mark(reader, 3);
		expect(metaOf()?.marks).toBeUndefined();
		mark(other, 2);
		expect(metaOf()?.marks).toEqual({ 2: 1 });
		table.does(1, "submission/censor", { submissions: [part.id] });
		expect(metaOf()?.marks).toBeUndefined();
	});

	it("is one of a hundred at most", () => {
		const { table, reader, mark } = reading();
		table.room.marks[reader] = Object.fromEntries(
			Array.from({ length: LIMITS.marks }, (_, i) => [i, 0]),
		);
		expect(mark(reader, 0)).toBe("You can mark a line in at most 100 parts");
	});
});

test("at the results the most marked line is the story's", () => {
	const { table, story, part, reader, other, mark } = reading();
	mark(reader, 2);
	mark(other, 2);
	table.playTo(STATUS.results);
	const { meta } = gameView(table.room, CONTEXT).stories[story.id] ?? {};
	const text = `This is ${part.id}.`;
	expect(meta?.line).toEqual({ text, submission: part.id, writer: part.player });
	expect(meta?.best_line).toBe(text);
});

test("no line is from a part that is flagged or removed, however often it is marked", () => {
	const { table, story, part, reader, other, mark } = reading({ moderation: true });
	const [, second] = submissionsOf(table.room, story.id);
	for (const player of [reader, other, 11]) mark(player, 2);
	table.does(reader, "story/react", {
		reaction: -1,
		story: story.id,
		parts: [],
		flagged: [part.id],
	});
	table.playTo(STATUS.results);
	const lines = () => {
		const game = gameView(table.room, CONTEXT);
		const won = game.reveal?.awards.flatMap(({ winners }) => winners.map(({ line }) => line));
		const all = [...(won ?? []), ...(game.reveal?.podium.map(({ line }) => line) ?? [])];
		return [game.stories[story.id]?.meta.line, ...all].map((line) => line?.submission);
	};
	expect(lines()[0]).toBe(second?.id);
	expect(lines()).not.toContain(part.id);
	for (const one of Object.values(table.room.submissions)) one.censored = true;
	expect(lines().every((id) => id === undefined)).toBe(true);
});

describe("reactions are counted while everybody reads", () => {
	it("together", () => {
		const { table, story, part, reader, other, metaOf } = reading({ read_together: true });
		expect(metaOf()?.reactions).toEqual({});
		for (const player of [reader, other, 11])
			table.does(player, "story/react", { reaction: -1, story: story.id, parts: [[3]] });
		expect(metaOf()?.reactions).toEqual({ 3: 3 });
		expect(part.id).toBeGreaterThan(0);
		const { meta } = gameView(table.room, CONTEXT).stories[story.id] ?? {};
		expect([meta?.reactions, meta?.line]).toEqual([{}, undefined]);
	});

	it("and not where everybody reads alone", () => {
		const { table, story, reader, metaOf } = reading({ read_together: false });
		table.does(reader, "story/react", { reaction: -1, story: story.id, parts: [[3]] });
		expect(metaOf()?.reactions).toBeUndefined();
	});
});

test("with hidden authors nothing is counted before the results, because readers leave out their own", () => {
	const { table, story, part, reader, mark, metaOf } = reading({
		hide_authors: true,
		read_together: true,
	});
	mark(reader, 2);
	table.does(reader, "story/react", { reaction: -1, story: story.id, parts: [[3]] });
	const seen = () => [metaOf()?.reactions, metaOf()?.marks];
	const last = storiesOf(table.room).at(-1);
	table.does(1, "game/vip", { read_to: { story_id: last?.id ?? 0, part: 1 } });
	while (table.room.status !== STATUS.results) {
		expect(seen(), `in ${table.room.status}`).toEqual([undefined, undefined]);
		table.playPhase();
	}
	expect(metaOf()?.marks).toEqual({ 2: 1 });
	expect(gameView(table.room, CONTEXT).stories[story.id]?.meta.line?.writer).toBe(part.player);
});

test("the host opens a page of a long part, and the first page of the next one", () => {
	const { table, story } = reading({ read_together: true });
	const open = (part: number, page?: number) =>
		table.does(1, "game/vip", {
			read_to: { story_id: story.id, part, ...(page !== undefined && { page }) },
		});
	expect(open(0, 2)).toBeNull();
	expect(gameView(table.room, CONTEXT).reading).toEqual({ story_id: story.id, part: 0, page: 2 });
	for (const page of [0, undefined]) {
		expect(open(1, page)).toBeNull();
		expect(gameView(table.room, CONTEXT).reading).toEqual({ story_id: story.id, part: 1 });
	}
});

test("the host switches sparks off and on in every phase, also for the next game", () => {
	const table = new Table(3, { num_switches: 1 });
	const isOn = () => gameView(table.room, CONTEXT).sparks;
	expect(isOn()).toBe(true);
	expect(table.does(1, "game/vip", { sparks: false })).toBeNull();
	expect(table.does(2, "game/vip", { sparks: true })).toBe(REFUSALS.hostOnly);
	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect([table.room.status, isOn()]).toEqual([STATUS.lobby, false]);
	table.does(1, "game/vip", { sparks: true });
	expect(isOn()).toBe(true);
});
