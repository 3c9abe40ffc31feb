import fc from "fast-check";
import { expect, test } from "vitest";
import { ranked } from "#game/points/scoring.ts";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { runs } from "../../support/runs.ts";
import { existing, range, Table } from "../../support/table.ts";

/** Returns a game at the reading with its first award. */
function reading(table = new Table(3)) {
	table.playTo(STATUS.reacting);
	const award = existing(Object.values(table.room.awards)[0], "award").id;
	return { table, award };
}

test("ties share a rank and the next rank is skipped", () => {
	const [low, high, other] = [{ points: 100 }, { points: 300 }, { points: 300 }];
	expect(ranked([low, high, other])).toEqual([
		{ rank: 1, item: high },
		{ rank: 1, item: other },
		{ rank: 3, item: low },
	]);
});

test("an emoji gives 100 points to writer and story, at most 700 per reader and part", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.reacting);
	const story = existing(table.stories[0]);
	const [writer = 0, reader = 0] = table.parts(story.id).map(({ player }) => player);
	const parts = [range(7).concat(range(7)), []];
	expect(table.does(reader, "story/react", { reaction: -1, story: story.id, parts })).toBeNull();
	table.timeOut();
	expect(table.room.status).toBe(STATUS.results);
	expect(table.room.stories[story.id]?.points).toBe(700);
	expect([writer, reader].map((player) => table.seat(player).points)).toEqual([700, 0]);
});

test("the points of the stories are the sum of their reactions and bonuses", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 3, max: 10 }),
			fc.integer({ min: 1, max: 5 }),
			fc.integer(),
			(players, parts, seed) => {
				const table = new Table(players, { num_switches: parts }, seed).playTo(STATUS.results);
				const { room, stories } = table;
				const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
				const given = sum(Object.values(room.reactions).map(({ parts }) => parts.flat().length));
				const winners = (award: number) =>
					stories.filter(({ awards }) => awards.includes(award)).length;
				const bonuses = stories.flatMap(({ awards }) =>
					awards.map((award) => Math.floor(1000 / winners(award))),
				);
				expect(sum(stories.map(({ points }) => points))).toBe(given * 100 + sum(bonuses));
				for (const { id } of Object.values(room.awards)) expect(winners(id)).toBeGreaterThan(0);
			},
		),
		{ numRuns: runs(30) },
	);
});

test("tied stories share an award's bonus, rounded down", () => {
	const { table, award } = reading();
	for (const player of table.players)
		for (const story of table.stories) table.react(player, story, [0]);
	// Each captain votes for the next one's story, so all three have one vote.
	for (const [i, { captain }] of table.stories.entries())
		expect(table.vote(captain, award, existing(table.stories[(i + 1) % 3]))).toBeNull();
	table.timeOut();
	table.playTo(STATUS.results);
	for (const { awards, points } of table.stories)
		expect([awards, points % 100]).toEqual([[award], 33]);
});

test("players cannot react to their own part, vote for their own story, or vote before reading", () => {
	const { table, award } = reading();
	const [own, foreign] = [table.storyOf(1), table.storyOf(2)];
	const body = { reaction: -1, story: own.id, parts: [[0]] };
	expect(table.does(1, "story/react", body)).toBe(REFUSALS.ownPart);
	expect(table.vote(1, award, own)).toBe(REFUSALS.ownStory);
	expect(table.vote(1, award, foreign)).toBe(REFUSALS.reactFirst);
});

test("where the operator allows it, players can react to their own part and vote for their own story", () => {
	const started = new Table(3);
	started.room = { ...started.room, selfReactions: true };
	const { table, award } = reading(started);
	for (const { id } of table.stories) {
		const body = { reaction: -1, story: id, parts: [[0]] };
		expect(table.does(1, "story/react", body)).toBeNull();
	}
	expect(table.vote(1, award, table.storyOf(1))).toBeNull();
});

test("with fewer than three players there are no awards", () => {
	expect(new Table(2).playTo(STATUS.results).room.awards).toEqual({});
});
