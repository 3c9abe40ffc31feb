import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Story } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { NOBODY, Table } from "../../support/table.ts";

const { reacting, voting, postReading, preResults, results } = STATUS;

/** Returns a game of these players at the reading, and the stories that others than the first tell. */
function reading(players: number, sent = {}) {
	const rules = { num_switches: 2, write_duration: 0, ...sent };
	const table = new Table(players, rules).playTo(reacting);
	const [first, second, third] = othersStories(table, 1) as [Story, Story, Story];
	return { table, first, second, third };
}

const othersStories = (table: Table, player: number) =>
	table.stories.filter(({ captain }) => captain !== player);

test("a reader goes on to the votes after reacting to every story of others, in any order", () => {
	const { table, first, second, third } = reading(4);
	expect(table.react(1, third, [0])).toBeNull();
	expect(table.react(1, first, [1])).toBeNull();
	expect(table.seat(1).status).toBe(reacting);
	expect(table.react(1, second, [])).toBeNull();
	expect(table.seat(1).status).toBe(reacting); // The story is open, but has no reaction yet.
	expect(table.react(1, second, [6])).toBeNull();
	expect(table.seat(1).status).toBe(voting);
});

test("reactionIndex counts the stories from the first one without a gap", () => {
	const { table } = reading(4);
	const reader = table.stories.at(-1)?.captain ?? 0;
	const [first, second, third] = othersStories(table, reader) as [Story, Story, Story];
	const index = () => table.seat(reader).reactionIndex;
	expect(index()).toBe(0);
	table.react(reader, second, [0]);
	expect(index()).toBe(0);
	table.react(reader, first, [0]);
	expect(index()).toBe(2);
	table.react(reader, third, [0]);
	expect(index()).toBe(4); // The reader's own story needs no reaction.
});

test("an emoji counts once per reader and part, and a new reaction replaces the old one", () => {
	const { table, first } = reading(3);
	for (const [given, kept] of [
		[[3, 3, 3], [3]],
		[[5], [5]],
	] as const) {
		table.react(1, first, [...given]);
		const parts = table.parts(first.id).map(({ player }) => (player === 1 ? [] : kept));
		expect(Object.values(table.room.reactions)).toMatchObject([{ player: 1, parts }]);
	}
});

test("a second vote for an award replaces the first; every award needs a vote", () => {
	const { table, first, second } = reading(3);
	for (const story of [first, second]) table.react(1, story, [0]);
	const awards = Object.keys(table.room.awards).map(Number);
	const [award = 0] = awards;
	expect(table.vote(1, award, first)).toBeNull();
	expect(table.vote(1, award, second)).toBeNull();
	expect(Object.values(table.room.votes)).toMatchObject([{ player: 1, award, story: second.id }]);
	for (const other of awards.slice(1)) {
		expect(table.seat(1).status).toBe(voting);
		table.vote(1, other, first);
	}
	expect(table.seat(1).status).toBe(postReading);
});

test("a reader who has finished can still take a reaction back, and stays finished", () => {
	const { table, first } = reading(3);
	table.playTurn(1);
	expect(table.seat(1).status).toBe(postReading);
	expect(table.react(1, first, [])).toBeNull();
	expect(table.seat(1).status).toBe(postReading);
});

test("the audience reads and votes by the same rules, but no phase waits for it", () => {
	const { table, first } = reading(3);
	table.joinAudience(11);
	table.joinAudience(12);
	for (const story of table.stories) table.react(11, story, [0]);
	expect(table.seat(11).status).toBe(voting);
	expect(table.joinAudience(13)).toBe(REFUSALS.votingStarted);
	const [award] = Object.values(table.room.awards);
	table.playPhase();
	expect(table.room.status).toBe(preResults);
	expect(table.vote(11, award?.id ?? 0, first), "too late").toBe(REFUSALS.notNow);
});

test("everybody can see since when the clock is short, until the reading is over", () => {
	const { table } = reading(4, { write_duration: 60 });
	const since = () => table.view().hurry_at;
	table.now += 60_000;
	table.playTurn(1);
	expect(since()).toBeNull();
	table.playTurn(2);
	expect(since()).toBe(table.now);
	table.playTo(results);
	expect(since()).toBeNull();
});

/** Returns a room that reads together, with what opens a part, and the first and the last story. */
function together(players: number, sent = {}) {
	const { table } = reading(players, { read_together: true, ...sent });
	const ids = table.stories.map(({ id }) => id);
	const [first = 0, last = 0] = [ids[0], ids.at(-1)];
	const open = (story_id: number, part: number, more: object = {}, player = 1) =>
		table.vip({ read_to: { story_id, part, ...more } }, player);
	return { table, open, first, last };
}

test("in a room that reads together only the host opens parts, and only existing ones", () => {
	const { table, open, first, last } = together(3);
	expect(table.view().reading).toMatchObject({ story_id: first, part: 0 });
	expect(open(last, 1, {}, 2)).toBe(REFUSALS.hostOnly);
	expect(open(last, 2)).toBe(REFUSALS.noSuchPart);
	expect(open(last, 1)).toBeNull();
	expect(table.view().reading).toMatchObject({ story_id: last, part: 1 });
});

test("the host opens a page of a long part, and the first page of the next one", () => {
	const { table, open, first } = together(3);
	expect(open(first, 0, { page: 2 })).toBeNull();
	expect(table.view().reading).toEqual({ story_id: first, part: 0, page: 2 });
	for (const page of [{ page: 0 }, {}]) {
		expect(open(first, 1, page)).toBeNull();
		expect(table.view().reading).toEqual({ story_id: first, part: 1 });
	}
});

test("the results wait until the last part is open, and after them no page can be turned", () => {
	const { table, open, last } = together(2);
	table.playPhase();
	expect(table.statuses(1, 2)).toEqual([postReading, postReading]);
	expect(table.room.status).toBe(reacting);
	expect(open(last, 1)).toBeNull();
	expect(table.room.status).toBe(results);
	expect(table.view().reading).toEqual({ story_id: last, part: 1 });
	expect(open(last, 1)).toBe(REFUSALS.notNow);
});

test("the host moves all readers from the last part to the awards, and back by turning a page", () => {
	const { table, open, first, last } = together(3);
	const ended = { ended: true };
	expect(open(first, 1, ended)).toBe(REFUSALS.notNow);
	expect(open(last, 0, ended)).toBe(REFUSALS.notNow);
	expect(table.view().reading).toEqual({ story_id: first, part: 0 });
	open(last, 1);
	expect(open(last, 1, ended, 2)).toBe(REFUSALS.hostOnly);
	expect(open(last, 1, ended)).toBeNull();
	expect(table.view().reading).toEqual({ story_id: last, part: 1, ended: true });
	open(last, 0);
	expect(table.view().reading).toEqual({ story_id: last, part: 0 });
});

test("everybody sees how many connected writers owe the open story a sticker", () => {
	const { table, open } = together(4, { num_switches: 3 });
	table.joinAudience(9);
	const [story, next] = table.stories as [Story, Story];
	const away = new Set<number>();
	const owing = () => table.view({ ...NOBODY, connected: (id) => !away.has(id) }).reading?.owing;
	expect(owing()).toBe(3);
	const listeners = [1, 2, 3, 4].filter((id) => id !== story.captain);
	const [first, second, third] = listeners as [number, number, number];
	table.react(first, story, [3]);
	table.react(second, next, [3]);
	expect(owing()).toBe(2);
	table.react(first, story, []);
	expect(owing()).toBe(3);
	away.add(third);
	expect(owing()).toBe(2);
	table.react(first, story, [1]);
	table.react(second, story, [2]);
	expect(owing()).toBeUndefined();
	away.clear();
	open(next.id, 0);
	expect(owing()).toBe(second === next.captain ? 3 : 2);
});

test("with hidden authors the count of those who owe a sticker stays hidden", () => {
	const { table, first } = together(4, { hide_authors: true, num_switches: 3 });
	const seen = table.view({ ...NOBODY, connected: () => true });
	expect(seen.reading).toEqual({ story_id: first, part: 0 });
});
