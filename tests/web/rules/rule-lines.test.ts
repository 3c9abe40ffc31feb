import { describe, expect, it } from "vitest";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { GAME_MODES, SETTING_NAMES, type Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { slowWords } from "#words/game/slow.ts";
import { rulesBesideClassic } from "../../../web/pages/recipe/rule-lines.ts";
import { CLASSIC } from "../../../web/recipe/recipe.ts";

const ADULT = { mature: true, premium: true };
const rules = (changed: Partial<Settings>) => coherentSettings({ ...CLASSIC, ...changed }, ADULT);
const namesOf = (changed: Partial<Settings>) =>
	rulesBesideClassic(rules(changed)).map(({ name }) => name);

/** Other values of rules that are no switch, or that need others. */
const OTHER: Partial<Settings>[] = [
	{ language: "de" },
	{ write_duration: 0 },
	{ pace: "slow", part_hours: 48 },
	{ pace: "slow", phase_hours: 48 },
	{ pace: "slow", quiet_from: 20 },
	{ pace: "slow", time_zone: "Europe/Berlin" },
	{ maturity: "MATURE" },
	{ game_mode: "otp", num_otp_characters: 3 },
	{ prompt_packs: ["drama"] },
	{ maturity: "MATURE", character_maturity: true },
];
const special = new Set(OTHER.flatMap((changed) => Object.keys(changed)));
// Quiet hours are one rule, and the last one is off in every room.
for (const name of ["quiet_until", "bookend"]) special.add(name);
/** Another value for each rule that the form asks for, and the rules that it needs. */
const OTHERS = [
	...OTHER,
	...SETTING_NAMES.filter((name) => !special.has(name)).map((name): Partial<Settings> => {
		const value = CLASSIC[name];
		return { [name]: typeof value === "boolean" ? !value : Number(value) + 1 };
	}),
];

describe("the rules of a recipe beside those of Classic", () => {
	it("are none for Classic, and the kind of game alone for Classic in another one", () => {
		for (const game_mode of GAME_MODES)
			expect(namesOf({ game_mode })).toEqual(game_mode === "default" ? [] : ["game_mode"]);
	});

	it("have every rule that differs", () => {
		for (const changed of OTHERS)
			expect(namesOf(changed)).toEqual(expect.arrayContaining(Object.keys(changed)));
	});

	it("leave out rules without effect beside the others", () => {
		expect(namesOf({ part_hours: 48, quiet_from: 1, time_zone: "Europe/Berlin" })).toEqual([]);
		expect(namesOf({ forced_prompts: false, multi_prompt: false })).toEqual(["forced_prompts"]);
		expect(namesOf({ auto_sync_parts_to_players: true, num_switches: 9 })).toEqual([
			"auto_sync_parts_to_players",
		]);
		expect(namesOf({ game_mode: "solo_mode", hide_authors: true, max_players: 1 })).toEqual([
			"game_mode",
		]);
	});

	it("read as the form has them", () => {
		expect(rulesBesideClassic(rules({ write_duration: 300, no_extra_reading_time: true }))).toEqual(
			[
				{ name: "write_duration", label: createWords.time, text: "5 min", usual: "3 min" },
				{
					name: "no_extra_reading_time",
					label: createWords.settings.no_extra_reading_time.label,
					text: "no",
					usual: "yes",
				},
			],
		);
		const slow = rulesBesideClassic(rules({ pace: "slow", quiet_from: 8, quiet_until: 8 }));
		expect(slow.find(({ name }) => name === "quiet_from")?.text).toBe(slowWords.noQuiet);
		expect(slow.find(({ name }) => name === "time_zone")).toBeUndefined();
	});
});
