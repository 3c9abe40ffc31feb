import { assert, constantFrom, integer, property } from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { estimatedDays } from "#game/settings/days.ts";
import { estimatedMinutes } from "#game/settings/length.ts";
import { decidedBy, guessesIn, PRESET_NAMES, PRESETS, presetOf } from "#game/settings/presets.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import { DEFAULT_SETTINGS, GAME_MODES, type Settings } from "#game/settings.ts";

const CREATOR = { mature: true, premium: true };

const settingsOf = (preset: (typeof PRESET_NAMES)[number], more: Partial<Settings> = {}) => ({
	...DEFAULT_SETTINGS,
	...PRESETS[preset],
	...more,
});

describe("the presets", () => {
	it("are accepted by the server, and are recognised", () => {
		for (const preset of PRESET_NAMES) {
			expect(safeParse(SentSettings, settingsOf(preset)).success).toBe(true);
			expect(presetOf(settingsOf(preset))).toBe(preset);
		}
	});

	it("have prompts and no guide, and read together on one evening", () => {
		for (const preset of PRESET_NAMES)
			expect(PRESETS[preset]).toMatchObject({
				read_together: preset !== "days",
				pace: preset === "days" ? "slow" : "tonight",
				forced_prompts: true,
				show_instructions: false,
			});
	});

	it("ask for three characters a player in the shortest preset, and for five otherwise", () => {
		const names = PRESET_NAMES.map((preset) => PRESETS[preset].num_characters_submit);
		expect(names).toEqual([3, 5, 5, 5]);
	});

	it("are recognised in every mode, with the rules that the mode changes", () => {
		for (const preset of PRESET_NAMES)
			for (const game_mode of GAME_MODES) {
				const sent = settingsOf(preset, { game_mode });
				expect(presetOf(coherentSettings(sent, { mature: false, premium: false }))).toBe(preset);
				expect(presetOf({ ...coherentSettings(sent, CREATOR), num_switches: 7 })).toBeNull();
			}
	});

	it("are recognised for another age group, with other packs and on other clocks", () => {
		expect(presetOf(settingsOf("quick", { maturity: "MATURE", prompt_packs: ["hardcore"] }))).toBe(
			"quick",
		);
		expect(presetOf(settingsOf("days", { time_zone: "Europe/Berlin" }))).toBe("days");
	});

	it("leave the mode, the language, the age group and the packs as they are", () => {
		const kept: Partial<Settings> = {
			...{ game_mode: "otp", language: "de", maturity: "MATURE", prompt_packs: ["drama"] },
		};
		const before: Settings = { ...DEFAULT_SETTINGS, ...kept, audiences: false };
		expect({ ...before, ...decidedBy("quick") }).toEqual({
			...settingsOf("quick"),
			...kept,
		});
	});

	it.each([
		{ num_switches: 5 },
		{ write_duration: 60 },
		{ read_together: false },
		{ audiences: false },
		{ max_players: 6 },
	] satisfies Partial<Settings>[])("are not recognised with the rule %o", (rule) => {
		expect(presetOf(settingsOf("classic", rule))).toBeNull();
	});
});

describe("the length of a game", () => {
	it("is estimated for each preset with six players", () => {
		const minutes = PRESET_NAMES.map((preset) => estimatedMinutes(settingsOf(preset), 6));
		expect(minutes).toEqual([15, 25, 55, null]);
	});

	it("is six days at most for a game over days with three parts", () => {
		expect(estimatedDays(settingsOf("days"), 6)).toBe(6);
		expect(estimatedDays(settingsOf("days", { part_hours: 72 }), 6)).toBe(12);
		const all = settingsOf("days", { auto_sync_parts_to_players: true, max_players: 4 });
		expect(estimatedDays(all, 6)).toBe(7);
	});

	it("names every fifth minute above ten only", () => {
		expect(estimatedMinutes(settingsOf("quick", { read_together: false }), 6)).toBe(8);
		expect(estimatedMinutes(settingsOf("classic", { read_together: false }), 6)).toBe(15);
		expect(estimatedMinutes(settingsOf("classic", { num_switches: 4 }), 6)).toBe(30);
	});

	it("is unknown without a timer", () => {
		expect(estimatedMinutes(settingsOf("classic", { write_duration: 0 }), 6)).toBeNull();
	});

	it("includes no reading aloud in a solo game, and no more people than fit", () => {
		expect(estimatedMinutes(settingsOf("classic", { max_players: 1 }), 6)).toBe(15);
		expect(estimatedMinutes(settingsOf("dinner", { max_players: 3 }), 9)).toBe(
			estimatedMinutes(settingsOf("dinner"), 3),
		);
	});

	it("has as many parts as people where the rules say so", () => {
		expect(estimatedMinutes(settingsOf("quick", { auto_sync_parts_to_players: true }), 4)).toBe(
			estimatedMinutes(settingsOf("quick", { num_switches: 4 }), 4),
		);
	});

	it("takes the pace of played rooms in place of the estimate", () => {
		const slow = estimatedMinutes(settingsOf("classic"), 6, 0.1);
		expect(slow).toBe(20);
	});

	it("grows with people, parts and time", () => {
		assert(
			property(
				constantFrom("quick" as const, "classic" as const, "dinner" as const),
				integer({ min: 1, max: LIMITS.parts - 1 }),
				integer({ min: LIMITS.writeSeconds.min, max: LIMITS.writeSeconds.max - 60 }),
				integer({ min: 2, max: 11 }),
				(preset, num_switches, write_duration, people) => {
					const rules = settingsOf(preset, { num_switches, write_duration });
					const minutes = estimatedMinutes(rules, people) ?? 0;
					for (const [more, crowd] of [
						[rules, people + 1],
						[{ ...rules, num_switches: num_switches + 1 }, people],
						[{ ...rules, write_duration: write_duration + 60 }, people],
					] as const)
						expect(estimatedMinutes(more, crowd)).toBeGreaterThanOrEqual(minutes);
				},
			),
		);
	});
});

describe("a room of four or more players", () => {
	it("guesses who wrote a story in Classic and Long dinner, unless its host says otherwise", () => {
		const guessing = PRESET_NAMES.filter((preset) => guessesIn(preset, 4));
		expect(guessing).toEqual(["classic", "dinner"]);
		expect(PRESET_NAMES.filter((preset) => guessesIn(preset, 3))).toEqual([]);
		expect(guessesIn(null, 8)).toBe(false);
		for (const preset of PRESET_NAMES) {
			const guess_authors = true;
			const found = presetOf(settingsOf(preset, { guess_authors, hide_authors: true }));
			expect(found).toBe(guessing.includes(preset) ? preset : null);
		}
	});
});
