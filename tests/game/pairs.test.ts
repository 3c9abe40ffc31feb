import * as v from "valibot";
import { expect, test } from "vitest";
import type { NamedCharacter } from "#game/names/entries.ts";
import { REFUSALS } from "#game/refusals.ts";
import { charactersOf, storiesOf, storyOf } from "#game/selectors.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { WIRE_BODIES } from "#game/wire/bodies.ts";
import { range, Table } from "../support/table.ts";

const names = (n: number) => range(n).map((i) => ({ name: 500 + i, mature: false }));
const enterPair = (table: Table, player: number, n = 2, mature = false) =>
	table.does(player, "game/otpCharacter", { characters: names(n), mature });
const castOf = (table: Table, captain: number) => {
	const story = storyOf(table.room, captain);
	return charactersOf(table.room, (c) => c.stories.includes(story?.id ?? 0)).map(
		({ name }) => name,
	);
};

test.each<[string, number, SentSettings]>([
	["otp", 2, { game_mode: "otp" }],
	["solo", 1, { game_mode: "solo_mode" }],
])(
	"in %s players name the pair of their own story, and there is no pool",
	(_what, players, settings) => {
		const table = new Table(players, settings).playTo(STATUS.characters);
		expect(table.does(1, "game/character", { characters: names(5) })).toBe(REFUSALS.notNow);
		expect(enterPair(table, 1, 1)).toBe(REFUSALS.characterCount(2));
		expect(enterPair(table, 1, 3)).toBe(REFUSALS.characterCount(2));
		expect(enterPair(table, 1)).toBeNull();
		for (const other of table.players.slice(1)) table.playTurn(other);
		expect(table.room.status).toBe(STATUS.preStoryWrite);
		expect(castOf(table, 1)).toEqual([500, 501]);
	},
);

test("num_otp_characters sets the size of a pair", () => {
	const table = new Table(2, { game_mode: "otp", num_otp_characters: 3 }).playTo(STATUS.characters);
	expect(enterPair(table, 1)).toBe(REFUSALS.characterCount(3));
	expect(enterPair(table, 1, 3)).toBeNull();
});

test.each([
	["MATURE", true, true],
	["MATURE", false, false],
	["ALL_AGES", true, false],
] as const)(
	"in a %s room, a pair with mature=%s makes a story with mature=%s",
	(maturity, rated, expected) => {
		const table = new Table(2, { game_mode: "otp", maturity }).playTo(STATUS.characters);
		enterPair(table, 1, 2, rated);
		expect(storyOf(table.room, 1)?.mature).toBe(expected);
	},
);

test("if characters are rated, one all-ages name in a pair makes the story all ages", () => {
	const table = new Table(2, {
		game_mode: "otp",
		maturity: "MATURE",
		character_maturity: true,
	}).playTo(STATUS.characters);
	const [first, second] = names(2).map((character) => ({ ...character, mature: true })) as [
		NamedCharacter,
		NamedCharacter,
	];
	table.does(1, "game/otpCharacter", {
		characters: [first, { ...second, mature: false }],
		mature: true,
	});
	expect(storyOf(table.room, 1)?.mature).toBe(false);
	table.does(2, "game/otpCharacter", { characters: [first, second], mature: true });
	expect(storyOf(table.room, 2)?.mature).toBe(true);
});

test("modes without pairs refuse a pair", () => {
	for (const settings of [
		{},
		{ game_mode: "self_insert" },
		{ game_mode: "broken_telephone" },
	] as SentSettings[]) {
		expect(enterPair(new Table(2, settings).playTo(STATUS.characters), 1)).toBe(REFUSALS.notNow);
	}
	const random = new Table(1, { game_mode: "solo_mode", self_shuffle: true }).playTo(
		STATUS.characters,
	);
	expect(enterPair(random, 1)).toBe(REFUSALS.notNow);
	expect(random.does(1, "game/character", { characters: names(5) })).toBeNull();
});

test("the story of a captain who named no pair gets built-in characters", () => {
	const table = new Table(3, { game_mode: "otp" }).playTo(STATUS.characters);
	table.does(3, "game/exit", { heirs: [] });
	enterPair(table, 1);
	table.timeOut();
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(storiesOf(table.room)).toHaveLength(3);
	for (const captain of [2, 3])
		expect(castOf(table, captain)).toEqual([expect.any(String), expect.any(String)]);
});

test("the bodies that choose characters require a rating", () => {
	const characters = [{ name: "A" }, { name: "B" }];
	expect(
		v.is(WIRE_BODIES["game/otpCharacter"], { characters, story: { settings: { mature: false } } }),
	).toBe(true);
	expect(v.is(WIRE_BODIES["game/otpCharacter"], { characters, story: { settings: {} } })).toBe(
		false,
	);
	expect(
		v.is(WIRE_BODIES["story/create"], {
			story: { id: 1, characters: [1, 2], settings: { mature: true } },
		}),
	).toBe(true);
	expect(
		v.is(WIRE_BODIES["story/create"], { story: { id: 1, characters: [1, 2], settings: {} } }),
	).toBe(false);
});
