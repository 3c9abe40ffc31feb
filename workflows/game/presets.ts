import { coherentSettings } from "./coherent-settings.ts";
import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from "./settings.ts";

/** The settings that a preset decides. */
export type PresetSettings = Pick<
	Settings,
	| "num_switches"
	| "num_characters_submit"
	| "write_duration"
	| "auto_sync_parts_to_players"
	| "read_together"
	| "forced_prompts"
	| "show_instructions"
>;

/** What all presets share. The waiting screens explain the game, so the guide is off. */
const EVENING = {
	auto_sync_parts_to_players: false,
	read_together: true,
	forced_prompts: true,
	show_instructions: false,
} as const;

/** The ready-made evenings, the shortest first. */
export const PRESETS = {
	quick: { ...EVENING, num_switches: 2, num_characters_submit: 3, write_duration: 90 },
	classic: { ...EVENING, num_switches: 3, num_characters_submit: 5, write_duration: 180 },
	dinner: { ...EVENING, num_switches: 4, num_characters_submit: 5, write_duration: 360 },
} as const satisfies Record<string, PresetSettings>;
export type Preset = keyof typeof PRESETS;
// The keys are exactly the presets, by the type above.
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The settings that are chosen beside a preset, and so change none. */
const BESIDE: readonly SettingName[] = ["game_mode", "maturity", "prompt_packs"];

const CREATOR = { mature: true, premium: true };

/**
 * Returns the preset that the settings are, with what their mode makes of it; null when a rule
 * differs from all of them.
 */
export const presetOf = (settings: Settings): Preset | null =>
	PRESET_NAMES.find((preset) => {
		const { game_mode } = settings;
		const whole = coherentSettings({ ...DEFAULT_SETTINGS, ...PRESETS[preset], game_mode }, CREATOR);
		return SETTING_NAMES.every((name) => BESIDE.includes(name) || settings[name] === whole[name]);
	}) ?? null;
