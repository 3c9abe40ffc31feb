import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { entersPair, modeNamed } from "./modes/index.ts";
import {
	DEFAULT_SETTINGS,
	mayHave,
	PACKS,
	PROMPT_PACKS,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
} from "./settings.ts";

/** What a client may send as `settings`: every key optional, unknown keys refused. */
export const EachSetting = v.strictObject(
	// Key by key, each schema is that of its setting.
	Object.fromEntries(
		SETTING_NAMES.map((name) => [name, v.optional(SETTING_ROWS[name].schema(name))]),
	) as { [Name in SettingName]: v.OptionalSchema<v.GenericSchema<Settings[Name]>, undefined> },
);

/**
 * The same, with the bounds that one key sets for another. A refusal names the field, the value and
 * the bound.
 */
export const SentSettings = v.pipe(
	EachSetting,
	v.forward(
		v.check(
			(s) =>
				(s.min_characters ?? DEFAULT_SETTINGS.min_characters) <=
				(s.max_characters ?? DEFAULT_SETTINGS.max_characters),
			({ input: s }) =>
				`min_characters is ${s.min_characters ?? DEFAULT_SETTINGS.min_characters}; allowed are whole numbers from 1 to max_characters (${s.max_characters ?? DEFAULT_SETTINGS.max_characters})`,
		),
		["min_characters"],
	),
	v.forward(
		v.check(
			(s) =>
				s.max_players === undefined ||
				s.max_players >= LIMITS.minPlayers ||
				modeNamed(s.game_mode ?? DEFAULT_SETTINGS.game_mode).alone,
			({ input: s }) =>
				`max_players is ${s.max_players}; allowed are whole numbers from ${LIMITS.minPlayers} to ${LIMITS.players}, or 1 in solo_mode`,
		),
		["max_players"],
	),
);
export type SentSettings = v.InferOutput<typeof SentSettings>;

/** What decides which settings a room's creator may have. */
export interface Creator {
	/** The creator is 18 or over. */
	mature: boolean;
	/** The creator may use what is for supporters. */
	premium: boolean;
}

/** How many names a pair has where nothing was sent. */
const PAIR = 2;

/**
 * Returns the settings that a room gets for what was sent: defaults filled in, and what does not go
 * together corrected (docs/game.md "Settings").
 */
export function coherentSettings(sent: SentSettings, creator: Creator): Settings {
	const s: Settings = { ...DEFAULT_SETTINGS, ...withoutUndefined(sent), bookend: false };
	if (modeNamed(s.game_mode).alone) {
		s.maturity = "MATURE";
		s.forced_prompts = true;
		s.max_players = 1;
	}
	if (!creator.mature) s.maturity = "ALL_AGES";
	const allowed = { mature: s.maturity === "MATURE", premium: creator.premium };
	s.prompt_packs = PROMPT_PACKS.filter(
		(pack) => s.prompt_packs.includes(pack) && mayHave(PACKS[pack], allowed),
	);
	if (s.prompt_packs.length === 0) s.prompt_packs = ["basic"];
	for (const name of SETTING_NAMES) if (!mayHave(SETTING_ROWS[name], allowed)) reset(s, name);
	s.num_otp_characters = entersPair(s) ? sent.num_otp_characters || PAIR : 0;
	return s;
}

function reset<Name extends SettingName>(settings: Settings, name: Name): void {
	settings[name] = DEFAULT_SETTINGS[name];
}

function withoutUndefined(sent: SentSettings): Partial<Settings> {
	return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
