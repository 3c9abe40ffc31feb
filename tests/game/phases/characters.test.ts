import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { charactersOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { runs } from "../../support/runs.ts";
import { range, Table } from "../../support/table.ts";

const hands = (table: Table) =>
	table.players.map((player) => ({
		player,
		hand: charactersOf(table.room, (c) => c.hands.includes(player)),
	}));

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
	expect(
		table.does(2, "game/character", {
			characters: range(5).map(() => ({ name: 1, mature: false })),
		}),
	).toBeNull();
});

test("a cast comes from its captain's hand, from min_characters to max_characters", () => {
	const table = new Table(3).playTo(STATUS.storyCreate);
	const [mine, theirs] = hands(table);
	const story = Object.values(table.room.stories).find(({ captain }) => captain === mine?.player);
	const create = (characters: number[]) =>
		table.does(mine?.player ?? 0, "story/create", {
			story: story?.id ?? 0,
			characters,
			mature: false,
		});
	const ids = mine?.hand.map(({ id }) => id) ?? [];
	expect(create(ids.slice(0, 1))).toBe(REFUSALS.tooFewCharacters(2));
	expect(create(ids.slice(0, 4))).toBe(REFUSALS.tooManyCharacters(3));
	const foreign = theirs?.hand.map(({ id }) => id).filter((id) => !ids.includes(id)) ?? [];
	expect(create([...ids.slice(0, 1), ...foreign.slice(0, 1)])).toBe(REFUSALS.notInHand);
	expect(create(ids.slice(0, 2))).toBeNull();
});

test("an 18+ story needs a mature room and, if characters are rated, no all-ages one", () => {
	for (const [maturity, rated, expected] of [
		["ALL_AGES", false, false],
		["MATURE", false, true],
		["MATURE", true, false],
	] as const) {
		const table = new Table(2, { maturity, character_maturity: rated }).playTo(STATUS.storyCreate);
		const story = Object.values(table.room.stories)[0];
		const captain = story?.captain ?? 0;
		const ids = charactersOf(table.room, (c) => c.hands.includes(captain)).map(({ id }) => id);
		table.does(captain, "story/create", {
			story: story?.id ?? 0,
			characters: ids.slice(0, 2),
			mature: true,
		});
		expect(table.room.stories[story?.id ?? 0]?.mature).toBe(expected);
	}
});

test("solo with self_shuffle draws the pair from the player's characters", () => {
	const { room } = new Table(1, { game_mode: "solo_mode", self_shuffle: true }).playTo(
		STATUS.preStoryWrite,
	);
	const [story] = Object.values(room.stories);
	expect(charactersOf(room, (c) => c.stories.includes(story?.id ?? 0))).toHaveLength(2);
	expect(
		new Table(1, { game_mode: "solo_mode", self_shuffle: true }).playTo(STATUS.results).room.status,
	).toBe(STATUS.results);
});

test("with self_shuffle a hand may hold the player's own characters", () => {
	const own = range(10).flatMap((seed) =>
		hands(new Table(3, { self_shuffle: true }, seed).playTo(STATUS.storyCreate)).flatMap(
			({ player, hand }) => hand.filter(({ owner }) => owner === player),
		),
	);
	expect(own.length).toBeGreaterThan(0);
});

test("in self_insert the pool holds the players' names too, and nobody can change them", () => {
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

test("a hand smaller than min_characters is a complete cast", () => {
	const table = new Table(2, { num_characters_submit: 1, min_characters: 2 }).playTo(
		STATUS.storyCreate,
	);
	table.playPhase();
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	for (const { id } of Object.values(table.room.stories))
		expect(charactersOf(table.room, (c) => c.stories.includes(id))).toHaveLength(1);
	const late = new Table(2, { num_characters_submit: 1, min_characters: 2 }).playTo(
		STATUS.storyCreate,
	);
	late.timeOut();
	for (const { id } of Object.values(late.room.stories))
		expect(charactersOf(late.room, (c) => c.stories.includes(id))).toHaveLength(1);
});

test("a player can choose again while others still choose, and the last choice counts", () => {
	const table = new Table(3).playTo(STATUS.storyCreate);
	const [{ player, hand } = { player: 0, hand: [] }] = hands(table);
	const story =
		Object.values(table.room.stories).find(({ captain }) => captain === player)?.id ?? 0;
	const ids = hand.map(({ id }) => id);
	for (const characters of [ids.slice(0, 2), ids.slice(2, 5)]) {
		expect(table.does(player, "story/create", { story, characters, mature: false })).toBeNull();
	}
	expect(charactersOf(table.room, (c) => c.stories.includes(story)).map(({ id }) => id)).toEqual(
		ids.slice(2, 5),
	);
});

test("one all-ages character makes the story all ages; a story of 18+ characters stays 18+", () => {
	const table = new Table(2, {
		maturity: "MATURE",
		character_maturity: true,
		num_characters_submit: 3,
	}).playTo(STATUS.characters);
	for (const player of [1, 2]) {
		const characters = range(3).map((i) => ({ name: player * 10 + i, mature: i > 0 }));
		table.does(player, "game/character", { characters });
	}
	const story = Object.values(table.room.stories)[0];
	const hand = charactersOf(table.room, (c) => c.hands.includes(story?.captain ?? 0)).sort(
		(a, b) => Number(a.name) - Number(b.name),
	);
	const rated = (from: number) => {
		const characters = hand.slice(from, from + 2).map(({ id }) => id);
		table.does(story?.captain ?? 0, "story/create", {
			story: story?.id ?? 0,
			characters,
			mature: true,
		});
		return table.room.stories[story?.id ?? 0]?.mature;
	};
	expect([rated(0), rated(1)]).toEqual([false, true]);
});

test("a player who is alone names the characters without a clock, and others with one", () => {
	const alone = new Table(1, { game_mode: "solo_mode" }).playTo(STATUS.characters);
	expect([alone.room.countdown.limit, alone.room.deadline]).toEqual([null, null]);
	const two = new Table(2).playTo(STATUS.characters);
	expect(two.room.countdown.limit).not.toBeNull();
});
