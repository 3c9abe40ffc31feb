import fc from "fast-check";
import { expect, test } from "vitest";
import { ranked } from "#game/points/scoring.ts";
import { REFUSALS } from "#game/refusals.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { runs } from "../../support/runs.ts";
import { range, Table } from "../../support/table.ts";

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
	const [story] = storiesOf(table.room);
	const parts = submissionsOf(table.room, story?.id ?? 0);
	const reader = parts[1]?.player ?? 0;
	expect(
		table.does(reader, "story/react", {
			reaction: -1,
			story: story?.id ?? 0,
			parts: [range(7).concat(range(7)), []],
		}),
	).toBeNull();
	table.timeOut();
	expect(table.room.status).toBe(STATUS.results);
	expect(table.room.stories[story?.id ?? 0]?.points).toBe(700);
	expect(table.room.seats[parts[0]?.player ?? 0]?.points).toBe(700);
	expect(table.room.seats[reader]?.points).toBe(0);
});

test("the points of the stories are the sum of their reactions and bonuses", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 3, max: 10 }),
			fc.integer({ min: 1, max: 5 }),
			fc.integer(),
			(players, parts, seed) => {
				const { room } = new Table(players, { num_switches: parts }, seed).playTo(STATUS.results);
				const given = Object.values(room.reactions).reduce(
					(sum, { parts }) => sum + parts.flat().length,
					0,
				);
				const stories = storiesOf(room);
				const bonus = stories.reduce((sum, story) => {
					return (
						sum +
						story.awards.reduce(
							(inner, award) =>
								inner +
								Math.floor(1000 / stories.filter(({ awards }) => awards.includes(award)).length),
							0,
						)
					);
				}, 0);
				expect(stories.reduce((sum, story) => sum + story.points, 0)).toBe(given * 100 + bonus);
				for (const award of Object.values(room.awards))
					expect(stories.some(({ awards }) => awards.includes(award.id))).toBe(true);
			},
		),
		{ numRuns: runs(30) },
	);
});

test("tied stories share an award's bonus, rounded down", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	for (const player of table.players) {
		for (const story of storiesOf(table.room)) {
			const parts = submissionsOf(table.room, story.id).map((part) =>
				part.player === player ? [] : [0],
			);
			table.does(player, "story/react", { reaction: -1, story: story.id, parts });
		}
	}
	const [award] = Object.values(table.room.awards);
	const [a, b, c] = storiesOf(table.room);
	// Each captain votes for the next one's story, so all three have one vote.
	for (const [voter, story] of [
		[a, b],
		[b, c],
		[c, a],
	]) {
		expect(
			table.does(voter?.captain ?? 0, "story/vote", {
				award: award?.id ?? 0,
				story: story?.id ?? 0,
			}),
		).toBeNull();
	}
	table.timeOut();
	table.playTo(STATUS.results);
	for (const story of storiesOf(table.room)) {
		expect(story.awards).toEqual([award?.id]);
		expect(story.points % 100).toBe(33);
	}
});

test("nobody can react to their own part, vote for their own story, or vote before reading", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	const [story] = storiesOf(table.room);
	const [award] = Object.values(table.room.awards);
	const captain = story?.captain ?? 0;
	const other = table.players.find((player) => player !== captain) ?? 0;
	expect(
		table.does(captain, "story/react", { reaction: -1, story: story?.id ?? 0, parts: [[0]] }),
	).toBe(REFUSALS.ownPart);
	expect(table.does(captain, "story/vote", { award: award?.id ?? 0, story: story?.id ?? 0 })).toBe(
		REFUSALS.ownStory,
	);
	expect(table.does(other, "story/vote", { award: award?.id ?? 0, story: story?.id ?? 0 })).toBe(
		REFUSALS.reactFirst,
	);
});

test("where the operator allows it, one can react to one's own part and vote for one's own story", () => {
	const table = new Table(3);
	table.room = { ...table.room, selfReactions: true };
	table.playTo(STATUS.reacting);
	const [award] = Object.values(table.room.awards);
	for (const story of storiesOf(table.room))
		expect(
			table.does(1, "story/react", { reaction: -1, story: story.id, parts: [[0]] }),
		).toBeNull();
	const own = storiesOf(table.room).find(({ captain }) => captain === 1)?.id ?? 0;
	expect(table.does(1, "story/vote", { award: award?.id ?? 0, story: own })).toBeNull();
});

test("with fewer than three players there are no awards", () => {
	const { room } = new Table(2).playTo(STATUS.results);
	expect(room.awards).toEqual({});
});
