import fc from "fast-check";
import { expect, test } from "vitest";
import { reactionsByPart } from "#game/points/scoring.ts";
import { superlativesOf } from "#game/reveal/superlatives.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const of = (table: Table) => superlativesOf(table.room, reactionsByPart(table.room));

test("every writer gets one superlative that no other has, for something that they have done", () => {
	const games = fc.record({
		players: fc.integer({ min: 2, max: 12 }),
		seed: fc.nat(),
		words: fc.array(fc.nat(80), { minLength: 1, maxLength: 9 }),
		fans: fc.nat(2),
	});
	fc.assert(
		fc.property(games, ({ players, seed, words, fans }) => {
			const table = new Table(players, { audiences: true }, seed);
			table.checksPurity = false;
			table.words = (id) => words[id % words.length] ?? 0;
			for (let fan = 0; fan < fans; fan++) table.joinAudience(100 + fan);
			table.playTo(STATUS.results);
			const found = of(table);
			const writers = Object.values(table.room.seats).filter(({ audience }) => !audience);
			expect(Object.keys(found).map(Number)).toEqual(writers.map(({ id }) => id));
			const counted = Object.values(found).filter(({ kind }) => kind !== "pot");
			expect(new Set(counted.map(({ kind }) => kind)).size).toBe(counted.length);
			for (const { count } of counted) expect(count).toBeGreaterThan(0);
		}),
		{ numRuns: 25 },
	);
});

test("a superlative goes to the writer who did most, and the others get other ones", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	const [first, second, third] = table.players as [number, number, number];
	for (const part of table.allParts) part.words = part.player === first ? 90 : 30;
	const laugh = 5;
	for (const reader of [first, third])
		for (const { id: story } of table.stories) {
			const parts = table.parts(story).map(({ player }) => (player === second ? [laugh] : []));
			table.does(reader, "story/react", { reaction: -1, story, parts });
		}
	const found = of(table);
	expect(found[second]?.kind).toBe("laughs");
	expect(found[first]?.kind).not.toBe(found[third]?.kind);
	expect(Object.keys(found)).toHaveLength(3);
});

test("a player who did nothing gets the superlative for that", () => {
	const table = new Table(2).playTo(STATUS.reacting);
	const [first, second] = table.players as [number, number];
	for (const part of table.allParts) part.player = first;
	for (const character of Object.values(table.room.characters)) character.owner = first;
	expect(of(table)[second]).toEqual({ kind: "pot", count: 0 });
});

test("everybody sees the superlatives at the results, and not before", () => {
	const table = new Table(3).playTo(STATUS.reacting);
	expect(table.view().superlatives).toBeNull();
	table.playTo(STATUS.results);
	expect(table.view().superlatives).toEqual(of(table));
});
