import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { charactersOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { runs } from "../../support/runs.ts";
import { range, Table } from "../../support/table.ts";

const hands = (table: Table) =>
	table.players.map((player) => ({ player, hand: table.handOf(player) }));

test("every hand is full of others' characters, each dealt once while the pool lasts", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 2, max: 16 }),
			fc.integer({ min: 1, max: 8 }),
			fc.integer(),
			(players, submit, seed) => {
				const table = new Table(
					players,
					{ num_characters_submit: submit, min_characters: 1, max_characters: 3 },
					seed,
				).playTo(STATUS.storyCreate);
				const dealt = hands(table);
				for (const { player, hand } of dealt) {
					expect(hand).toHaveLength(submit);
					expect(hand.every(({ owner }) => owner !== player)).toBe(true);
				}
				expect(new Set(dealt.flatMap(({ hand }) => hand.map(({ id }) => id))).size).toBe(
					players * submit,
				);
			},
		),
		{ numRuns: runs(60) },
	);
});

test("in self_insert every hand holds at least one player's name", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 2, max: 16 }),
			fc.integer({ min: 1, max: 5 }),
			fc.integer(),
			(players, submit, seed) => {
				const table = new Table(
					players,
					{ game_mode: "self_insert", num_characters_submit: submit, min_characters: 1 },
					seed,
				).playTo(STATUS.storyCreate);
				for (const { hand } of hands(table)) expect(hand.some(({ locked }) => locked)).toBe(true);
			},
		),
		{ numRuns: runs(30) },
	);
});

test("when the clock runs out, missing names come from the built-in list, none twice", () => {
	const table = new Table(3).playTo(STATUS.characters);
	table.playTurn(1);
	table.timeOut();
	expect(table.room.status).toBe(STATUS.storyCreate);
	const filled = charactersOf(table.room, (c) => c.owner !== 1).map(({ name }) => name);
	expect(filled).toHaveLength(10);
	expect(filled.every((name) => typeof name === "string")).toBe(true);
	expect(new Set(filled).size).toBe(10);
});

test.each([
	["too few", range(4).map((i) => ({ name: i, mature: false })), REFUSALS.characterCount(5)],
	["a name twice", range(5).map((i) => ({ name: i % 4, mature: false })), REFUSALS.duplicate],
	[
		"somebody else's character",
		range(5).map((i) => ({ id: 700_001 + i, name: i, mature: false })),
		REFUSALS.foreignCharacter,
	],
])("%s is refused and changes nothing", (_what, characters, refusal) => {
	const table = new Table(2).playTo(STATUS.characters);
	expect(table.does(2, "game/character", { characters })).toBe(refusal);
	expect(charactersOf(table.room, () => true)).toEqual([]);
});

test("allow_duplicate_characters accepts the same name twice", () => {
	const table = new Table(2, { allow_duplicate_characters: true }).playTo(STATUS.characters);
	const characters = range(5).map(() => ({ name: 1, mature: false }));
	expect(table.does(2, "game/character", { characters })).toBeNull();
});

test("solo with self_shuffle draws the pair from the player's characters", () => {
	const table = new Table(1, { game_mode: "solo_mode", self_shuffle: true });
	expect(table.playTo(STATUS.preStoryWrite).castOf(1)).toHaveLength(2);
	table.playTo(STATUS.results);
});

test("with self_shuffle a hand may hold the player's own characters", () => {
	const own = range(10).flatMap((seed) =>
		hands(new Table(3, { self_shuffle: true }, seed).playTo(STATUS.storyCreate)).flatMap(
			({ player, hand }) => hand.filter(({ owner }) => owner === player),
		),
	);
	expect(own.length).toBeGreaterThan(0);
});

test("in self_insert the pool holds the players' names too, which no player can change", () => {
	const table = new Table(3, { game_mode: "self_insert", num_characters_submit: 2 }).playTo(
		STATUS.characters,
	);
	const locked = charactersOf(table.room, (c) => c.locked);
	expect(locked.map(({ name }) => name)).toEqual(["Player1", "Player2", "Player3"]);
	const mine = locked.find(({ owner }) => owner === 1);
	const renamed = [
		{ id: mine?.id, name: 1, mature: false },
		{ name: 2, mature: false },
	];
	expect(table.does(1, "game/character", { characters: renamed })).toBe(REFUSALS.foreignCharacter);
	table.playTo(STATUS.storyCreate);
	expect(charactersOf(table.room, () => true)).toHaveLength(9);
});

test("in the default mode the pool holds no player's name", () => {
	const table = new Table(3).playTo(STATUS.storyCreate);
	expect(charactersOf(table.room, (c) => c.locked)).toEqual([]);
});

test("a player alone has no clock for the characters, and a group has one", () => {
	const alone = new Table(1, { game_mode: "solo_mode" }).playTo(STATUS.characters);
	expect([alone.room.countdown.limit, alone.room.deadline]).toEqual([null, null]);
	const two = new Table(2).playTo(STATUS.characters);
	expect(two.room.countdown.limit).not.toBeNull();
});
