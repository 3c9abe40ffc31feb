import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import {
	DEFAULT_SETTINGS,
	NUMBER_ROWS,
	type NumberName,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
} from "#game/settings.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { checksum, lettersOf, recordBytes } from "../../../web/recipe/bytes.ts";
import { castOf } from "../../../web/recipe/cast.ts";
import { CAST_ID, PACK_ID } from "../../../web/recipe/fields.ts";
import { readRecipe } from "../../../web/recipe/read-recipe.ts";
import { CLASSIC, RECIPE_PATH, type Recipe } from "../../../web/recipe/recipe.ts";
import { LONGEST_LINK, recipeLink, recipeText, VERSION } from "../../../web/recipe/write-recipe.ts";
import { runs } from "../../support/runs.ts";

const ORIGIN = "https://plotluck.example";
const anyValue = (name: SettingName): fc.Arbitrary<unknown> => {
	const { kind, values = [] } = SETTING_ROWS[name];
	if (kind === "switch") return fc.boolean();
	if (kind === "choice") return fc.constantFrom(...values);
	if (kind === "several") return fc.subarray([...values]);
	if (kind === "zone") return fc.constantFrom("UTC", ...Intl.supportedValuesOf("timeZone"));
	const { low, high } = NUMBER_ROWS[name as NumberName]; // the only kind that is left
	return fc.integer({ min: low, max: high });
};
const sent = fc.record({
	...Object.fromEntries(SETTING_NAMES.map((name) => [name, anyValue(name)])),
	write_duration: fc.oneof(fc.constant(0), anyValue("write_duration")),
	// Each setting has a row, so the record is complete.
}) as unknown as fc.Arbitrary<Settings>;

const settings = fc
	.tuple(sent, fc.boolean(), fc.boolean())
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
	recordBytes(SETTING_ROWS[name].id, value);

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
		expect(recipeText(OTHERWISE)).toBe(KEPT_LINK_OTHERWISE);
		const ids = SETTING_NAMES.map((name) => SETTING_ROWS[name].id);
		expect(new Set([...ids, CAST_ID, PACK_ID]).size).toBe(ids.length + 2);
	});
});

/** The link to the evening above, as the first version wrote it. */
const KEPT_LINK = "AYn4BAEQrAI0AnkJTXMuIExlbW9u";

/** Settings with another value than Classic in nearly every row. */
const OTHERWISE: Recipe = {
	settings: {
		...DEFAULT_SETTINGS,
		...{ game_mode: "broken_telephone", language: "ja", maturity: "MATURE" },
		...{ pace: "slow", part_hours: 48, phase_hours: 12, quiet_from: 0, quiet_until: 0 },
		...{ time_zone: "Asia/Tokyo", prompt_packs: ["hardcore", "gamers", "phrases"] },
		...{ max_players: 7, num_characters_submit: 4, min_characters: 1, max_characters: 9 },
		...{ num_switches: 5, moderation: true, multi_prompt: false, character_maturity: true },
		...{ self_shuffle: true, allow_duplicate_characters: true, audiences: false },
		...{ no_extra_reading_time: true, hide_authors: true, guess_authors: true },
		faster_phases: true,
	},
	packs: ["Cellar door"],
	cast: [],
};
const KEPT_LINK_OTHERWISE =
	"AQQzBAMIBQ8UARgwHAwgACQAKQpBc2lhL1Rva3lvLAEzOMICPkJEB0gETAFQCVdbX2AFam5zd4sBgwF9C0NlbGxhciBkb29y";

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
		const packs = readRecipe(textOf(recordBytes(SETTING_ROWS.prompt_packs.id, 4 + 8 + 2 ** 40)));
		expect(packs.faults).toEqual(["newerRules"]);
		expect(packs.recipe?.settings.prompt_packs).toEqual(["drama", "art"]);
		const later = lettersOf([VERSION + 1, ...checksum([VERSION + 1])]);
		expect(readRecipe(later).faults).toEqual(["newerVersion"]);
	});

	it.each([
		["a value beyond its limits", [packed("max_players", 500)]],
		["a number in place of a choice", [recordBytes(SETTING_ROWS.game_mode.id, 9)]],
		["a text in place of a switch", [recordBytes(SETTING_ROWS.audiences.id, "no")]],
		["a text in place of packs", [recordBytes(SETTING_ROWS.prompt_packs.id, "basic")]],
		["a time zone that does not exist", [recordBytes(SETTING_ROWS.time_zone.id, "Mars/Olympus")]],
		["a room for one that is none", [packed("max_players", 1)]],
		["fewer at most than at least", [packed("min_characters", 9), packed("max_characters", 1)]],
	])("is as Classic where it has %s", (_, records) => {
		const { recipe, faults } = readRecipe(
			textOf(recordBytes(SETTING_ROWS.num_switches.id, 7), ...records),
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
