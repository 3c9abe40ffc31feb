import { expect, test } from "vitest";
import { score } from "#game/points/scoring.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

/**
 * Returns a game of four at the reading. The captain of its first story left before the writing, so
 * that another player wrote the first part.
 */
function readingTable() {
	const table = new Table(4, { num_switches: 3, write_duration: 0 }).playTo(STATUS.storyCreate);
	const ring = table.room.ring as [number, number, number, number];
	table.leave(ring[0]);
	table.playTo(STATUS.reacting);
	const story = table.storyOf(ring[0]);
	return { table, story, ring, parts: table.parts(story.id).map(({ player }) => player) };
}

/**
 * Returns the points of the players in the order of the ring, after these votes for one award. The
 * last player of the ring gives the reactions.
 */
function pointsAfter(
	rule: number,
	votes: { player: number; story: number }[],
	reactions: number[][] = [],
) {
	const { table, story, ring } = readingTable();
	const { room } = table;
	const award = Object.values(room.awards).find((given) => given.rule === rule)?.id ?? 0;
	room.votes = Object.fromEntries(votes.map((vote, id) => [id, { id, award, ...vote }]));
	room.reactions = { 1: { id: 1, player: ring[3], story: story.id, parts: reactions } };
	score(room);
	return ring.map((player) => room.seats[player]?.points);
}

const { story, ring, parts } = readingTable();
const vote = [{ player: ring[3], story: story.id }];

test("there are five awards, each with a rule for its bonus", () => {
	const awards = Object.values(readingTable().table.room.awards);
	expect(awards.map(({ name, rule }) => [name, rule])).toEqual([
		["Crowd favourite", 0],
		["Best title", 1],
		["Best opening", 2],
		["Best ending", 3],
		["Most unhinged part", 4],
	]);
});

test("the second player of the ring writes two parts of that story, the third player one", () => {
	expect(parts).toEqual([ring[1], ring[1], ring[2]]);
	expect(story.captain).toBe(ring[0]);
});

test.each([
	[0, "every writer of the story, once", [0, 1000, 1000, 0]],
	[1, "its captain", [1000, 0, 0, 0]],
	[2, "the writer of its first part", [0, 1000, 0, 0]],
	[3, "the writer of its last part", [0, 0, 1000, 0]],
])("rule %i gives the bonus to %s", (rule, _who, points) =>
	expect(pointsAfter(rule, vote)).toEqual(points),
);

test("rule 4 gives the bonus to the writer of the part with most reactions, or to several", () => {
	expect(pointsAfter(4, vote, [[0], [], [1, 2]])).toEqual([0, 100, 200 + 1000, 0]);
	expect(pointsAfter(4, vote, [[0, 1], [], [1, 2]])).toEqual([0, 200 + 500, 200 + 500, 0]);
});

test("the story with most votes wins; tied stories share the bonus, rounded down", () => {
	const [, second = story, third = story] = readingTable().table.stories;
	const tied = [story, second, third].map(({ id }) => ({ player: 99, story: id }));
	expect(pointsAfter(1, tied)).toEqual([333, 333, 333, 0]);
	expect(pointsAfter(1, [...tied, { player: 98, story: second.id }])).toEqual([0, 1000, 0, 0]);
});

test("without a vote no player gets a bonus", () =>
	expect(pointsAfter(0, [])).toEqual([0, 0, 0, 0]));

test("the last player may react to and vote for their own story, but gets no bonus for it", () => {
	const table = new Table(3, { num_switches: 1, write_duration: 0 }).playTo(STATUS.reacting);
	for (const player of [2, 3]) table.leave(player);
	const own = table.storyOf(1);
	for (const { id } of table.stories)
		expect(table.does(1, "story/react", { reaction: -1, story: id, parts: [[0]] })).toBeNull();
	for (const { id } of Object.values(table.room.awards)) expect(table.vote(1, id, own)).toBeNull();
	table.playTo(STATUS.results);
	expect(table.storyOf(1).awards).toHaveLength(5);
	expect(table.seat(1).points).toBe(100);
});
