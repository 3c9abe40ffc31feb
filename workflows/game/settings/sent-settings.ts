import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { modeNamed } from "../modes/index.ts";
import {
	DEFAULT_SETTINGS,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type Settings,
} from "../settings.ts";

/** The `settings` that a client may send: every key optional, unknown keys refused. */
export const EachSetting = v.strictObject(
	// Each schema is that of its setting, key by key.
	Object.fromEntries(
		SETTING_NAMES.map((name) => [name, v.optional(SETTING_ROWS[name].schema(name))]),
	) as { [Name in SettingName]: v.OptionalSchema<v.GenericSchema<Settings[Name]>, undefined> },
);

/**
 * The same, with limits that one key sets for another. A refusal names the field, the value and the
 * limit.
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

export { coherentSettings } from "./coherent-settings.ts";
