import { DEFAULT_SETTINGS, SETTING_NAMES, SETTING_ROWS, type Settings } from "../settings.ts";
import { coherentSettings } from "./coherent-settings.ts";

/** The settings that a preset decides. */
export type PresetSettings = Pick<
	Settings,
	| "pace"
	| "num_switches"
	| "num_characters_submit"
	| "write_duration"
	| "auto_sync_parts_to_players"
	| "read_together"
	| "forced_prompts"
	| "show_instructions"
>;

/**
 * The settings that most presets share. The guide is off, because the waiting screens explain the
 * game.
 */
const EVENING = {
	pace: "tonight",
	auto_sync_parts_to_players: false,
	read_together: true,
	forced_prompts: true,
	show_instructions: false,
} as const;

/** The ready-made games, the shortest first. */
export const PRESETS = {
	quick: { ...EVENING, num_switches: 2, num_characters_submit: 3, write_duration: 120 },
	classic: { ...EVENING, num_switches: 3, num_characters_submit: 5, write_duration: 180 },
	dinner: { ...EVENING, num_switches: 5, num_characters_submit: 5, write_duration: 300 },
	/** A part a day. It is not read together, because its players are not there at the same time. */
	days: {
		...EVENING,
		...{ pace: "slow", read_together: false },
		...{ num_switches: 3, num_characters_submit: 5, write_duration: 180 },
	},
} as const satisfies Record<string, PresetSettings>;
export type Preset = keyof typeof PRESETS;
// The keys are exactly the presets, by the type above.
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The presets whose hosts' pages also let a large enough table guess who wrote a story. */
const GUESSING: readonly Preset[] = ["classic", "dinner"];

/** The fewest players of a table that guesses unless its host wants otherwise. */
const GUESSERS = 4;

/** Returns whether a table of this many players guesses in a preset, unless its host says otherwise. */
export const guessesIn = (preset: Preset | null, players: number): boolean =>
	preset !== null && GUESSING.includes(preset) && players >= GUESSERS;

const OF_PRESETS = SETTING_NAMES.filter((name) => !SETTING_ROWS[name].besidePresets);

/** Returns the settings that a preset decides, by its value or by their default. */
export const decidedBy = (preset: Preset): Partial<Settings> => ({
	...Object.fromEntries(OF_PRESETS.map((name) => [name, DEFAULT_SETTINGS[name]])),
	...PRESETS[preset],
});

const CREATOR = { mature: true, premium: true };

/**
 * Returns the preset that matches the settings after their mode's corrections; null when none does.
 * A preset in which large tables guess matches with the guesses and without them.
 */
export const presetOf = (settings: Settings): Preset | null =>
	PRESET_NAMES.find((preset) => {
		const { game_mode } = settings;
		const guess_authors = GUESSING.includes(preset) && settings.guess_authors;
		const wished = { ...DEFAULT_SETTINGS, ...PRESETS[preset], game_mode, guess_authors };
		const whole = coherentSettings(wished, CREATOR);
		return OF_PRESETS.every((name) => settings[name] === whole[name]);
	}) ?? null;
