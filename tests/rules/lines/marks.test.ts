import { describe, expect, it, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";
import { existing, NOBODY, Table } from "../../support/table.ts";

/** A part of three sentences, of which the last one names it. */
const CONTEXT: ViewContext = { ...NOBODY, part: (id) => `It rained. And then. This is ${id}.` };

/** Returns a game at the reading with an audience, a part, its writer and two other readers. */
function reading(sent = {}) {
	const table = new Table(3, { num_switches: 2, write_duration: 0, ...sent });
	table.joinAudience(11);
	table.playTo(STATUS.reacting);
	const story = existing(table.stories[0], "story");
	const part = existing(table.parts(story.id)[0], "part");
	const [reader = 0, other = 0] = table.players.filter((player) => player !== part.player);
	const mark = (player: number, sentence: number | null, submission = part.id) =>
		table.does(player, "line/mark", { submission, sentence });
	const viewed = () => existing(table.view(CONTEXT).stories[story.id], "story");
	const metaOf = (id = part.id) => viewed().submissions[id]?.meta;
	return { table, story, part, reader, other, mark, metaOf, viewed };
}

describe("a mark", () => {
	it("is counted for everybody and shown to its reader, one in each part", () => {
		const { table, part, reader, other, mark, metaOf } = reading();
		expect(metaOf()?.marks).toBeUndefined();
		for (const sentence of [0, 2]) expect(mark(reader, sentence)).toBeNull();
		expect([mark(other, 2), mark(11, 1)]).toEqual([null, null]);
		expect(metaOf()?.marks).toEqual({ 1: 1, 2: 2 });
		expect(table.own(reader, CONTEXT).marks).toEqual({ [part.id]: 2 });
	});

	it("can be taken back", () => {
		const { table, reader, mark, metaOf } = reading();
		mark(reader, 1);
		expect(mark(reader, null)).toBeNull();
		expect(metaOf()?.marks).toBeUndefined();
		expect(table.room.marks).toEqual({});
		expect(mark(reader, null)).toBeNull();
	});

	it("can also be set by readers who have finished", () => {
		const { table, reader, mark } = reading();
		table.playTurn(reader);
		expect(table.seat(reader).status).toBe(STATUS.postReading);
		expect(mark(reader, 0)).toBeNull();
	});

	it("is refused in the reader's own part, in a part that does not exist, and before the reading", () => {
		const { table, part, reader, mark } = reading();
		expect(mark(part.player, 0)).toBe(REFUSALS.ownPart);
		table.room.selfReactions = true;
		expect(mark(part.player, 0)).toBeNull();
		expect(mark(reader, 0, 77)).toBe(REFUSALS.noSuchPart);
		const early = new Table(3, { num_switches: 2 }).playTo(STATUS.storyTitle);
		const submission = existing(early.allParts[0]).id;
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
	const { table, part, reader, other, mark, viewed } = reading();
	mark(reader, 2);
	mark(other, 2);
	table.playTo(STATUS.results);
	const { meta } = viewed();
	const text = `This is ${part.id}.`;
	expect(meta.line).toEqual({ text, submission: part.id, writer: part.player });
	expect(meta.best_line).toBe(text);
});

test("no line is from a part that is flagged or removed, however often it is marked", () => {
	const { table, story, part, reader, other, mark } = reading({ moderation: true });
	const [, second] = table.parts(story.id);
	for (const player of [reader, other, 11]) mark(player, 2);
	const flag = { reaction: -1, story: story.id, parts: [], flagged: [part.id] };
	table.does(reader, "story/react", flag);
	table.playTo(STATUS.results);
	const lines = () => {
		const game = table.view(CONTEXT);
		const won = game.reveal?.awards.flatMap(({ winners }) => winners.map(({ line }) => line));
		const all = [...(won ?? []), ...(game.reveal?.podium.map(({ line }) => line) ?? [])];
		return [game.stories[story.id]?.meta.line, ...all].map((line) => line?.submission);
	};
	expect(lines()[0]).toBe(second?.id);
	expect(lines()).not.toContain(part.id);
	for (const one of table.allParts) one.censored = true;
	expect(lines().every((id) => id === undefined)).toBe(true);
});

describe("reactions are counted while everybody reads", () => {
	it("together", () => {
		const { table, story, reader, other, metaOf, viewed } = reading({ read_together: true });
		expect(metaOf()?.reactions).toEqual({});
		for (const player of [reader, other, 11]) table.react(player, story, [3]);
		expect(metaOf()?.reactions).toEqual({ 3: 3 });
		expect(viewed().meta).toMatchObject({ reactions: {} });
		expect(viewed().meta.line).toBeUndefined();
	});

	it("and not where everybody reads alone", () => {
		const { table, story, reader, metaOf } = reading({ read_together: false });
		table.react(reader, story, [3]);
		expect(metaOf()?.reactions).toBeUndefined();
	});
});

test("with hidden authors nothing is counted before the results, because readers leave out their own", () => {
	const rules = { hide_authors: true, read_together: true };
	const { table, story, part, reader, mark, metaOf, viewed } = reading(rules);
	mark(reader, 2);
	table.react(reader, story, [3]);
	const seen = () => [metaOf()?.reactions, metaOf()?.marks];
	table.vip({ read_to: { story_id: existing(table.stories.at(-1)).id, part: 1 } });
	while (table.room.status !== STATUS.results) {
		expect(seen(), `in ${table.room.status}`).toEqual([undefined, undefined]);
		table.playPhase();
	}
	expect(metaOf()?.marks).toEqual({ 2: 1 });
	expect(viewed().meta.line?.writer).toBe(part.player);
});
