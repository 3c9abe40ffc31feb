import { LIMITS } from "../limits.ts";
import { entersPair, modeNamed } from "../modes/index.ts";
import {
	DEFAULT_SETTINGS,
	mayHave,
	PACKS,
	PROMPT_PACKS,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
	type SomeSettings,
} from "../settings.ts";

/** The facts about a room's creator that decide which settings the room may have. */
export interface Creator {
	/** The creator is 18 or over. */
	mature: boolean;
	/** The creator may use supporters' settings. */
	premium: boolean;
}

/** The default number of names in a pair. */
const PAIR = 2;

/**
 * Returns the settings of a room from those that were sent: missing ones get their defaults, and
 * conflicting ones are corrected (docs/game.md "Settings").
 */
export function coherentSettings(sent: SomeSettings, creator: Creator): Settings {
	const s: Settings = { ...DEFAULT_SETTINGS, ...withoutUndefined(sent), bookend: false };
	if (modeNamed(s.game_mode).alone)
		for (const name of SETTING_NAMES) set(s, name, SETTING_ROWS[name].alone);
	if (s.pace === "slow") {
		// Nobody can be led through the stories until all have come together (read_tonight).
		s.read_together = false;
		const parts = s.auto_sync_parts_to_players
			? Math.min(s.max_players, LIMITS.parts)
			: s.num_switches;
		s.part_hours = Math.min(s.part_hours, Math.floor(LIMITS.slow.writingHours / parts));
	}
	// Two players know who wrote what, and one has nobody to guess.
	if (s.max_players < LIMITS.minVoters) s.guess_authors = false;
	if (s.guess_authors) s.hide_authors = true;
	if (!creator.mature) s.maturity = "ALL_AGES";
	const allowed = { mature: s.maturity === "MATURE", premium: creator.premium };
	s.prompt_packs = PROMPT_PACKS.filter(
		(pack) => s.prompt_packs.includes(pack) && mayHave(PACKS[pack], allowed),
	);
	if (s.prompt_packs.length === 0) s.prompt_packs = ["basic"];
	for (const name of SETTING_NAMES)
		if (!mayHave(SETTING_ROWS[name], allowed)) set(s, name, DEFAULT_SETTINGS[name]);
	s.num_otp_characters = entersPair(s) ? sent.num_otp_characters || PAIR : 0;
	return s;
}

function set<Name extends SettingName>(s: Settings, name: Name, value?: Settings[Name]): void {
	if (value !== undefined) s[name] = value;
}

function withoutUndefined(sent: SomeSettings): Partial<Settings> {
	return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
