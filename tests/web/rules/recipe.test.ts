import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import {
	DEFAULT_SETTINGS,
	GAME_MODES,
	PACES,
	PROMPT_PACKS,
	SETTING_NAMES,
	type Settings,
} from "#game/settings.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { checksum, lettersOf, recordBytes } from "../../../web/recipe/bytes.ts";
import { castOf } from "../../../web/recipe/cast.ts";
import { CAST_ID, fieldOf } from "../../../web/recipe/fields.ts";
import { readRecipe } from "../../../web/recipe/read-recipe.ts";
import { CLASSIC, RECIPE_PATH, type Recipe } from "../../../web/recipe/recipe.ts";
import { LONGEST_LINK, recipeLink, recipeText, VERSION } from "../../../web/recipe/write-recipe.ts";
import { runs } from "../../support/runs.ts";

const ORIGIN = "https://plotluck.example";
const bool = fc.boolean();
const from = (min: number, max: number) => fc.integer({ min, max });
const { slow, writeSeconds, charactersPerStory } = LIMITS;
const sent: fc.Arbitrary<Settings> = fc.record({
	...Object.fromEntries(
		SETTING_NAMES.filter((name) => typeof DEFAULT_SETTINGS[name] === "boolean").map((name) => [
			name,
			bool,
		]),
	),
	game_mode: fc.constantFrom(...GAME_MODES),
	language: fc.constantFrom(...LANGUAGE_TAGS),
	write_duration: fc.oneof(fc.constant(0), from(writeSeconds.min, writeSeconds.max)),
	pace: fc.constantFrom(...PACES),
	part_hours: from(slow.partHours.min, slow.partHours.max),
	phase_hours: from(slow.phaseHours.min, slow.phaseHours.max),
	quiet_from: from(0, 23),
	quiet_until: from(0, 23),
	time_zone: fc.constantFrom("UTC", ...Intl.supportedValuesOf("timeZone")),
	maturity: fc.constantFrom("MATURE", "ALL_AGES"),
	num_otp_characters: from(0, charactersPerStory),
	prompt_packs: fc.subarray([...PROMPT_PACKS]),
	max_players: from(LIMITS.minPlayers, LIMITS.players),
	num_characters_submit: from(1, LIMITS.charactersPerPlayer),
	min_characters: from(1, charactersPerStory),
	max_characters: from(1, charactersPerStory),
	num_switches: from(1, LIMITS.parts),
	// Each setting has a row, so the record is complete.
}) as unknown as fc.Arbitrary<Settings>;

/** Any settings that a room can have. */
const settings = fc
	.tuple(sent, bool, bool)
	.map(([some, mature, premium]) =>
		coherentSettings(
			{ ...some, max_characters: Math.max(some.min_characters, some.max_characters) },
			{ mature, premium },
		),
	);
/** Names as the form keeps them, in any script. */
const names = (least: number, most: number) =>
	fc
		.array(fc.string({ unit: "grapheme", minLength: least, maxLength: 30 }), { maxLength: most })
		.map((texts) => castOf(texts.map((text) => text.replaceAll("\n", " ")).join("\n")))
		.filter((all) => all.every((name) => readName(name) === name));
const readName = (name: string) =>
	readRecipe(recipeText({ settings: CLASSIC, packs: [], cast: [name] })).recipe?.cast[0];
const recipes: fc.Arbitrary<Recipe> = fc.record({
	settings,
	packs: names(3, 20),
	cast: names(1, LIMITS.charactersPerPlayer),
});
/** The longest address that a site can have. */
const LONGEST_ORIGIN = `https://${"a".repeat(253)}:65535`;

/** Returns the text of a link with any records. */
const textOf = (...records: number[][]) => {
	const bytes = records.flat();
	return lettersOf([VERSION, ...checksum([VERSION, ...bytes]), ...bytes]);
};
const packed = (name: "max_players" | "min_characters" | "max_characters", value: number) =>
	recordBytes(fieldOf(name).id, value);

describe("a recipe", () => {
	it("brings all settings that a room can have, and returns the names that do not fit into the link", () => {
		fc.assert(
			fc.property(
				recipes,
				fc.constantFrom(ORIGIN, "http://localhost", LONGEST_ORIGIN),
				(recipe, at) => {
					const { url, left } = recipeLink(recipe, at);
					expect(url.length).toBeLessThanOrEqual(LONGEST_LINK);
					expect(url.startsWith(at + RECIPE_PATH)).toBe(true);
					const read = readRecipe(url.slice((at + RECIPE_PATH).length));
					expect(read.faults).toEqual([]);
					expect(read.recipe?.settings).toEqual(recipe.settings);
					const { packs = [], cast = [] } = read.recipe ?? {};
					expect([...packs, ...cast, ...left]).toEqual(
						left.length > recipe.cast.length
							? [...packs, ...recipe.packs.slice(packs.length), ...recipe.cast]
							: [...recipe.packs, ...recipe.cast],
					);
				},
			),
			{ numRuns: runs(300) },
		);
	});

	it("has room for a dozen names on most sites", () => {
		const cast = Array.from({ length: 12 }, (_, i) => `A Wizard in a Hat ${i}`);
		expect(recipeLink({ settings: CLASSIC, packs: [], cast }, ORIGIN).left).toEqual([]);
	});

	it("needs no built-in pack where it names one of its host", () => {
		const own = { settings: { ...CLASSIC, prompt_packs: [] }, packs: ["Cellar door"], cast: [] };
		expect(readRecipe(recipeText(own))).toEqual({ recipe: own, faults: [] });
	});

	it("keeps its links, also when the game has more rules", () => {
		// A red test means that links of today would bring other rules: raise the version, and keep
		// these values for links of the first one.
		expect(CLASSIC).toMatchObject({
			...{ game_mode: "default", language: "en", pace: "tonight", write_duration: 180 },
			...{ num_switches: 3, num_characters_submit: 5, max_players: 12, min_characters: 2 },
			...{
				max_characters: 3,
				num_otp_characters: 0,
				prompt_packs: ["basic"],
				maturity: "ALL_AGES",
			},
			...{ show_instructions: false, read_together: true, forced_prompts: true, audiences: true },
			...{ part_hours: 24, phase_hours: 24, quiet_from: 22, quiet_until: 8, time_zone: "UTC" },
		});
		const off = SETTING_NAMES.filter((name) => CLASSIC[name] === false);
		expect(off).toEqual(expect.arrayContaining(["moderation", "hide_authors", "faster_phases"]));
		const evening = {
			settings: { ...CLASSIC, game_mode: "otp", num_otp_characters: 2, write_duration: 300 },
			packs: [],
			cast: ["Ms. Lemon"],
		} satisfies Recipe;
		expect(recipeText(evening)).toBe(KEPT_LINK);
		expect(readRecipe(KEPT_LINK).recipe).toEqual(evening);
	});
});

/** The link to the evening above, as the first version wrote it. */
const KEPT_LINK = "AYn4BAEQrAI0AnkJTXMuIExlbW9u";

describe("a bad link", () => {
	it("gives a recipe that a room can have, or a sentence", () => {
		const texts = fc.oneof(
			fc.string(),
			fc.uint8Array({ maxLength: 300 }).map((bytes) => lettersOf([...bytes])),
			// Whole but for the meaning of its bytes.
			fc.uint8Array({ maxLength: 200 }).map((bytes) => textOf([...bytes])),
		);
		fc.assert(
			fc.property(texts, (text) => {
				const { recipe, faults } = readRecipe(text);
				if (recipe === null) expect(faults).toHaveLength(1);
				else {
					const { prompt_packs, ...others } = recipe.settings;
					expect(safeParse(SentSettings, recipe.settings).success).toBe(true);
					const maker = { mature: others.maturity === "MATURE", premium: true };
					expect(coherentSettings(recipe.settings, maker)).toMatchObject(others);
					expect(recipe.cast.length).toBeLessThanOrEqual(LIMITS.charactersPerPlayer);
				}
				for (const fault of faults) expect(recipeWords.faults[fault]).toMatch(/\.$/);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("shows that a piece is missing, and brings the part before it", () => {
		fc.assert(
			fc.property(recipes, fc.nat(), ({ settings, ...named }, at) => {
				const text = recipeText({ settings, ...named });
				const { recipe, faults } = readRecipe(text.slice(0, at % text.length));
				if (recipe === null) return void expect(faults).toHaveLength(1);
				expect(faults[0]).toBe("incomplete");
				expect(named.cast.slice(0, recipe.cast.length)).toEqual(recipe.cast);
				expect(named.packs.slice(0, recipe.packs.length)).toEqual(recipe.packs);
			}),
			{ numRuns: runs(150) },
		);
	});

	it("is noticed when one letter has changed", () => {
		fc.assert(
			fc.property(recipes, fc.nat(), fc.constantFrom(..."AbC019-_"), (recipe, at, letter) => {
				const text = recipeText(recipe);
				// The last letter may have bits that mean nothing.
				const place = at % (text.length - 1);
				fc.pre(text[place] !== letter);
				const { faults } = readRecipe(text.slice(0, place) + letter + text.slice(place + 1));
				expect(faults).not.toEqual([]);
			}),
			{ numRuns: runs(150) },
		);
	});

	it("may have something behind it that messengers take for a part of it", () => {
		const text = recipeText({ settings: { ...CLASSIC, num_switches: 4 }, packs: [], cast: [] });
		expect(readRecipe(`${text}).`)).toEqual(readRecipe(text));
	});

	it("brings the settings that this version has from a newer one", () => {
		const { recipe, faults } = readRecipe(
			textOf(recordBytes(60, "later"), packed("max_players", 8), recordBytes(61, true)),
		);
		expect(faults).toEqual(["newerRules"]);
		expect(recipe?.settings).toEqual({ ...CLASSIC, max_players: 8 });
		// The packs drama and art, and one that comes later.
		const packs = readRecipe(textOf(recordBytes(fieldOf("prompt_packs").id, 4 + 8 + 2 ** 40)));
		expect(packs.faults).toEqual(["newerRules"]);
		expect(packs.recipe?.settings.prompt_packs).toEqual(["drama", "art"]);
		const later = lettersOf([VERSION + 1, ...checksum([VERSION + 1])]);
		expect(readRecipe(later).faults).toEqual(["newerVersion"]);
	});

	it.each([
		["a value beyond its limits", [packed("max_players", 500)]],
		["a number in place of a choice", [recordBytes(fieldOf("game_mode").id, 9)]],
		["a text in place of a switch", [recordBytes(fieldOf("audiences").id, "no")]],
		["a text in place of packs", [recordBytes(fieldOf("prompt_packs").id, "basic")]],
		["a time zone that does not exist", [recordBytes(fieldOf("time_zone").id, "Mars/Olympus")]],
		["a room for one that is none", [packed("max_players", 1)]],
		["fewer at most than at least", [packed("min_characters", 9), packed("max_characters", 1)]],
	])("is as Classic where it has %s", (_, records) => {
		const { recipe, faults } = readRecipe(
			textOf(recordBytes(fieldOf("num_switches").id, 7), ...records),
		);
		expect(faults).toEqual(["badRules"]);
		expect(recipe?.settings).toEqual({ ...CLASSIC, num_switches: 7 });
	});

	it.each([
		["no text", [...recordBytes(CAST_ID, "ab").slice(0, -2), 0xff, 0xfe]],
		["nothing to see", recordBytes(CAST_ID, "\u200b")],
		["a turned direction", recordBytes(CAST_ID, "\u202egnorw")],
		["no end", recordBytes(CAST_ID, "x".repeat(31))],
	])("leaves out a name that is %s", (_, record) => {
		const { recipe, faults } = readRecipe(textOf(record, recordBytes(CAST_ID, "Dot")));
		expect([recipe?.cast, faults]).toEqual([["Dot"], ["badNames"]]);
	});
});
