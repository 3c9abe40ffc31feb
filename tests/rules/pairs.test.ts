import * as v from "valibot";
import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { WIRE_BODIES } from "#game/wire/bodies.ts";
import { range, Table } from "../support/table.ts";

const names = (n: number) => range(n).map((i) => ({ name: 500 + i, mature: false }));
const naming = (players: number, sent: SentSettings) =>
	new Table(players, sent).playTo(STATUS.characters);
const enterPair = (table: Table, player: number, n = 2, mature = false) =>
	table.does(player, "game/otpCharacter", { characters: names(n), mature });
const namesIn = (table: Table, captain: number) => table.castOf(captain).map(({ name }) => name);

test.each<[string, number, SentSettings]>([
	["otp", 2, { game_mode: "otp" }],
	["solo", 1, { game_mode: "solo_mode" }],
])(
	"in %s players name the pair of their own story, and there is no pool",
	(_what, players, settings) => {
		const table = naming(players, settings);
		expect(table.does(1, "game/character", { characters: names(5) })).toBe(REFUSALS.notNow);
		expect(enterPair(table, 1, 1)).toBe(REFUSALS.characterCount(2));
		expect(enterPair(table, 1, 3)).toBe(REFUSALS.characterCount(2));
		expect(enterPair(table, 1)).toBeNull();
		for (const other of table.players.slice(1)) table.playTurn(other);
		expect(table.room.status).toBe(STATUS.preStoryWrite);
		expect(namesIn(table, 1)).toEqual([500, 501]);
	},
);

test("num_otp_characters sets the size of a pair", () => {
	const table = naming(2, { game_mode: "otp", num_otp_characters: 3 });
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
		const table = naming(2, { game_mode: "otp", maturity });
		enterPair(table, 1, 2, rated);
		expect(table.storyOf(1).mature).toBe(expected);
	},
);

test.each([
	[true, false],
	[true, true],
])("with rated characters a pair of 18+ %s and %s makes an 18+ story if both are", (...mature) => {
	const rules = { game_mode: "otp", maturity: "MATURE", character_maturity: true } as const;
	const table = naming(2, rules);
	const characters = mature.map((rating, name) => ({ name, mature: rating }));
	table.does(1, "game/otpCharacter", { characters, mature: true });
	expect(table.storyOf(1).mature).toBe(mature.every(Boolean));
});

test.each<[number, SentSettings]>([
	[2, {}],
	[2, { game_mode: "self_insert" }],
	[2, { game_mode: "broken_telephone" }],
	[1, { game_mode: "solo_mode", self_shuffle: true }],
])("a game of %i with %j has no pairs, but a pool", (players, settings) => {
	const table = naming(players, settings);
	expect(enterPair(table, 1)).toBe(REFUSALS.notNow);
	expect(table.does(1, "game/character", { characters: names(5) })).toBeNull();
});

test("the story of a captain who named no pair gets built-in characters", () => {
	const table = naming(3, { game_mode: "otp" });
	table.leave(3);
	enterPair(table, 1);
	table.timeOut();
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(table.stories).toHaveLength(3);
	for (const captain of [2, 3])
		expect(namesIn(table, captain)).toEqual([expect.any(String), expect.any(String)]);
});

test("the bodies that choose characters require a rating", () => {
	const pair = [{ name: "A" }, { name: "B" }];
	for (const [settings, valid] of [
		[{ mature: false }, true],
		[{}, false],
	] as const) {
		const named = { characters: pair, story: { settings } };
		expect(v.is(WIRE_BODIES["game/otpCharacter"], named)).toBe(valid);
		const chosen = { story: { id: 1, characters: [1, 2], settings } };
		expect(v.is(WIRE_BODIES["story/create"], chosen)).toBe(valid);
	}
});
