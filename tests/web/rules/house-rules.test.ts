import { safeParse } from "valibot";
import { describe, expect, it, vi } from "vitest";
import { PRESET_NAMES, PRESETS, presetOf } from "#game/settings/presets.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import { DEFAULT_SETTINGS, type GameMode, SETTING_NAMES, SETTING_ROWS } from "#game/settings.ts";
import { memoryStorage } from "../../../web/device/storage.ts";
import {
	coherentRules,
	keepRules,
	keptRules,
	rulesOf,
	type Wishes,
	wholeNumber,
} from "../../../web/pages/house-rules/house-rules.ts";
import { MODES, modeOfQuery } from "../../../web/pages/house-rules/modes.ts";

const WISHES: Wishes = rulesOf("classic");

describe("the create form", () => {
	it("starts with the classic menu, and otherwise from the server's defaults", () => {
		const { game_mode, bookend, ...rest } = DEFAULT_SETTINGS;
		expect(keptRules(memoryStorage())).toEqual({
			...rest,
			...PRESETS.classic,
			solo_self_shuffle: false,
		});
	});

	it("shows each menu as it is to adults and to minors", () => {
		for (const preset of PRESET_NAMES)
			for (const mature of [true, false]) {
				const rules = coherentRules(rulesOf(preset), "default", mature);
				expect(presetOf({ ...DEFAULT_SETTINGS, ...rules })).toBe(preset);
			}
	});

	it("has a switch for every yes-or-no rule but two, which are named choices", () => {
		const rules = SETTING_NAMES.filter((name) => SETTING_ROWS[name].form !== null)
			.filter((name) => typeof DEFAULT_SETTINGS[name] === "boolean")
			.filter((name) => SETTING_ROWS[name].form?.control);
		expect(rules).toEqual(["show_instructions", "moderation"]);
	});

	it("sends settings that the server accepts, in every mode", () => {
		for (const game_mode of MODES) {
			const rules = coherentRules(WISHES, game_mode, true);
			// The mode decides whether the server takes a room for one.
			expect(safeParse(SentSettings, { game_mode, ...rules }).success).toBe(true);
		}
	});

	it.each([
		[true, "MATURE"],
		[true, "ALL_AGES"],
		[false, "MATURE"],
	] as const)(
		"shows the rules as the server will apply them (adult %s, %s)",
		(mature, maturity) => {
			const wild: Wishes = {
				...WISHES,
				maturity,
				character_maturity: true,
				prompt_packs: ["hardcore", "drama", "basic"],
			};
			for (const game_mode of MODES) {
				const shown = coherentRules(wild, game_mode, mature);
				const applied = coherentSettings({ game_mode, ...shown }, { mature, premium: false });
				expect(applied).toMatchObject(shown);
			}
		},
	);

	it("never asks for more characters at least than at most", () => {
		const wrong = { ...WISHES, min_characters: 3, max_characters: 2 };
		expect(coherentRules(wrong, "default", true).max_characters).toBe(3);
	});

	it("asks for a minute at least where the site does not offer sonic", () => {
		const timeOf = (write_duration: number, sonic: boolean) =>
			coherentRules({ ...WISHES, write_duration }, "default", true, { sonic }).write_duration;
		expect([10, 180, 0].map((seconds) => timeOf(seconds, false))).toEqual([60, 180, 0]);
		expect([10, 180, 0].map((seconds) => timeOf(seconds, true))).toEqual([10, 180, 0]);
	});

	it("remembers the last rules", () => {
		const storage = memoryStorage();
		keepRules({ ...WISHES, num_switches: 7 }, storage);
		expect(storage.keys()).toEqual(["gameSettings"]);
		expect(keptRules(storage).num_switches).toBe(7);
	});

	it("ignores kept rules that cannot be read, with a warning", () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		const storage = memoryStorage();
		storage.setItem("gameSettings", "{");
		expect(keptRules(storage)).toEqual(WISHES);
		expect(warn).toHaveBeenCalledOnce();
		warn.mockRestore();
	});

	it("leaves out kept rules of another make", () => {
		const storage = memoryStorage();
		const other = { num_switches: "many", prompt_packs: "basic", theme_song: true };
		storage.setItem("gameSettings", JSON.stringify({ ...other, audiences: false }));
		expect(keptRules(storage)).toEqual({ ...WISHES, audiences: false });
		storage.setItem("gameSettings", "null");
		expect(keptRules(storage)).toEqual(WISHES);
	});

	it.each([
		["", 0],
		["007", 7],
		["90 s", 90],
		["0", 0],
		["-15", 15],
	])("reads %j as %i", (typed, seconds) => {
		expect(wholeNumber(typed)).toBe(seconds);
	});

	it("asks for a pair where the story is about named people, and only there", () => {
		const names = (mode: GameMode, shuffle: boolean) =>
			coherentRules({ ...WISHES, self_shuffle: shuffle, solo_self_shuffle: shuffle }, mode, true)
				.num_otp_characters;
		expect([names("otp", false), names("otp", true), names("solo_mode", false)]).toEqual([2, 2, 2]);
		expect([names("solo_mode", true), names("default", false)]).toEqual([0, 0]);
	});

	it("has separate rules about own characters for solo and for groups", () => {
		const drawn = (wishes: Wishes) =>
			(["solo_mode", "default"] as const).map(
				(mode) => coherentRules(wishes, mode, true).self_shuffle,
			);
		expect(drawn({ ...WISHES, solo_self_shuffle: true })).toEqual([true, false]);
		expect(drawn({ ...WISHES, self_shuffle: true })).toEqual([false, true]);
	});

	it("opens for every mode by its link, and shows the picker for everything else", () => {
		expect(["default", "otp", "self-insert", "missing-history", "solo"].map(modeOfQuery)).toEqual(
			MODES,
		);
		for (const query of [null, "", "self_insert", "nonsense"])
			expect(modeOfQuery(query)).toBeNull();
	});
});
