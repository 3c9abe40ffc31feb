import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { modeNamed } from "../modes/index.ts";
import { complain, says } from "../refusals.ts";
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
			(issue) => {
				const { min_characters: least, max_characters: most } = issue.input;
				const { min_characters, max_characters } = DEFAULT_SETTINGS;
				return says(complain("castRange", least ?? min_characters, most ?? max_characters))(issue);
			},
		),
		["min_characters"],
	),
	v.forward(
		v.check(
			(s) =>
				s.max_players === undefined ||
				s.max_players >= LIMITS.minPlayers ||
				modeNamed(s.game_mode ?? DEFAULT_SETTINGS.game_mode).alone,
			(issue) => {
				const { max_players = DEFAULT_SETTINGS.max_players } = issue.input;
				return says(complain("playersRange", max_players, LIMITS.minPlayers, LIMITS.players))(
					issue,
				);
			},
		),
		["max_players"],
	),
);
export type SentSettings = v.InferOutput<typeof SentSettings>;

export { coherentSettings } from "./coherent-settings.ts";
