import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { complain, says } from "./refusals.ts";
import { ENGLISH, LANGUAGE_TAGS, type Language } from "./settings/languages.ts";
import { isTimeZone } from "./settings/time-zone.ts";

/** Restricts a row of a table to rooms rated 18+, or to hosts who are supporters. */
type Only = "matureRooms" | "supporters";

/** The restricted rows that a room and its host may have. */
export interface Allowed {
	/** The room is rated 18+. */
	mature: boolean;
	/** The host is a supporter, or premium is switched off. */
	premium: boolean;
}

/** Returns whether the room and its host may have a row. */
export const mayHave = ({ only }: { only?: Only }, { mature, premium }: Allowed): boolean =>
	only === undefined || (only === "matureRooms" ? mature : premium);

/** A row of the built-in prompt packs. */
interface PackRow {
	only?: Only;
	/** The pack exists in English only; rooms in other languages use that one. */
	english?: true;
}

/** The prompt packs in the order of the create form (docs/game.md "Prompts"). */
export const PACKS = {
	basic: {},
	hardcore: { only: "matureRooms", english: true },
	drama: { only: "supporters" },
	art: { only: "supporters", english: true },
	fantasy: { only: "supporters" },
	fluff: { only: "supporters" },
	gamers: { only: "supporters", english: true },
	hungry: { only: "supporters", english: true },
	phrases: { only: "supporters", english: true },
} as const satisfies Record<string, PackRow>;
export type PromptPack = keyof typeof PACKS;
// The keys are exactly the packs, by the line above.
export const PROMPT_PACKS = Object.keys(PACKS) as PromptPack[];

/** Returns the language of the pack with this name that a room in a language uses. */
export const packLanguage = (pack: PromptPack, language: Language): Language => {
	const row: PackRow = PACKS[pack];
	return row.english ? ENGLISH : language;
};

export const GAME_MODES = [
	"default",
	"otp",
	"self_insert",
	"broken_telephone",
	"solo_mode",
] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** A game of one evening, or one that is played beside life, over days. */
export const PACES = ["tonight", "slow"] as const;
export type PlayPace = (typeof PACES)[number];

const MATURITIES = ["MATURE", "ALL_AGES"] as const;
export type Maturity = (typeof MATURITIES)[number];

/** The blocks of the create form that show switches, below their other controls. */
export type SwitchBlock = "prompts" | "players" | "stories";

/** How the create form asks for a setting: by a switch, or by another control. */
type Form = (
	| { block: SwitchBlock; switch: true }
	| { block: SwitchBlock | "basic" | "pair"; switch?: never }
) & {
	/** The switch is on where the setting is off. */
	inverted?: true;
	/** Not asked for in rooms for one player. */
	company?: true;
	/** Not asked for in rooms whose players name their pair. */
	hands?: true;
	/** Asked for before games of one evening only. */
	tonight?: true;
	/** The switch that has to be on. */
	needs?: "forced_prompts";
	/** Another switch that keeps this one on. */
	keptOnBy?: "guess_authors";
};

/** One setting of a room. */
interface Setting<T> {
	/** Returns the schema of the values that a client may send; the key is used in the error text. */
	schema(key: string): v.GenericSchema<T>;
	/** The value of a room for which none was sent. */
	standard: T;
	/** The rooms and hosts that may have another value; all without it. */
	only?: Only;
	/** Null where the form does not ask for the setting. */
	form: Form | null;
}

type More<F> = { form: F; only?: Only };

/** Keeps the form's literals in the type, because the words of each switch are keyed by them. */
const setting =
	<T>(schema: Setting<T>["schema"]) =>
	<const F extends Form | null>(standard: T, more: More<F>) => ({ schema, standard, ...more });

const flag = setting<boolean>(() => v.boolean());

const zone = setting<string>((key) =>
	v.pipe(
		v.string(`${key} must be text`),
		v.maxLength(LIMITS.zoneLength),
		v.check(isTimeZone, (issue) => `${key} is ${issue.input}, which is no time zone`),
	),
);

const whole = (low: number, high: number, also?: number, alone?: "solo") => {
	const outside = (key: string, value: number) => {
		if (alone) return complain("playersRange", value, low, high);
		if (also !== undefined) return complain("settingRangeOr", key, value, low, high, also);
		return complain("settingRange", key, value, low, high);
	};
	const range = { type: "integer", minimum: low, maximum: high };
	return setting<number>((key) =>
		v.pipe(
			v.number(`${key} must be a number`),
			v.check(
				(n) => Number.isInteger(n) && ((n >= low && n <= high) || n === also),
				(issue) => says(outside(key, issue.input))(issue),
			),
			// The checks are a function, which docs/openapi.json cannot show.
			v.metadata(also === undefined ? range : { anyOf: [range, { const: also }] }),
		),
	);
};

const oneOf = <const T extends string>(names: readonly T[]) => {
	return (key: string) =>
		v.picklist(names, ({ received }) => `${key} is ${received}; allowed are ${names.join(", ")}`);
};

const SLOW = { form: { block: "basic" } } as const;

/**
 * Every setting of a room (docs/game.md "Settings"): its schema and default, who may have it, and
 * where the create form asks for it. The order of switches is that of the form.
 */
const SETTINGS = {
	game_mode: setting<GameMode>(oneOf(GAME_MODES))("default", { form: null }),
	/** The language of the stories: of prompts, built-in names, exports and shared pages. */
	language: setting<Language>(oneOf(LANGUAGE_TAGS))(ENGLISH, { form: { block: "basic" } }),
	show_instructions: flag(true, { form: { block: "basic" } }),
	/** Seconds for writing a part; 0 = until all writers are done. */
	write_duration: whole(
		LIMITS.writeSeconds.min,
		LIMITS.writeSeconds.max,
		0,
	)(180, {
		form: { block: "basic" },
	}),
	pace: setting<PlayPace>(oneOf(PACES))("tonight", { form: { block: "basic" } }),
	/** Hours for writing a part of a slow game, and for each of its other phases but reading. */
	part_hours: whole(LIMITS.slow.partHours.min, LIMITS.slow.partHours.max)(24, SLOW),
	phase_hours: whole(LIMITS.slow.phaseHours.min, LIMITS.slow.phaseHours.max)(24, SLOW),
	/** The hours in which no deadline of a slow game falls; two equal ones are none. */
	quiet_from: whole(0, 23)(22, SLOW),
	quiet_until: whole(0, 23)(8, SLOW),
	/** The IANA name of the time zone of the quiet hours. */
	time_zone: zone("UTC", SLOW),
	maturity: setting<Maturity>(oneOf(MATURITIES))("ALL_AGES", {
		form: { block: "basic", company: true },
	}),
	moderation: flag(false, { form: { block: "basic", company: true } }),
	/** Names entered for the pair where players name it. */
	num_otp_characters: whole(0, LIMITS.charactersPerStory)(0, { form: { block: "pair" } }),
	prompt_packs: setting<PromptPack[]>((key) => v.array(oneOf(PROMPT_PACKS)(key)))(["basic"], {
		form: { block: "prompts" },
	}),
	forced_prompts: flag(false, { form: { block: "prompts", switch: true, company: true } }),
	multi_prompt: flag(true, { form: { block: "prompts", switch: true, needs: "forced_prompts" } }),
	max_players: whole(
		LIMITS.minPlayers,
		LIMITS.players,
		1,
		"solo",
	)(12, {
		form: { block: "players", company: true },
	}),
	num_characters_submit: whole(1, LIMITS.charactersPerPlayer)(5, {
		form: { block: "players", hands: true },
	}),
	min_characters: whole(1, LIMITS.charactersPerStory)(2, {
		form: { block: "players", hands: true },
	}),
	max_characters: whole(1, LIMITS.charactersPerStory)(3, {
		form: { block: "players", hands: true },
	}),
	character_maturity: flag(false, {
		only: "matureRooms",
		form: { block: "players", switch: true },
	}),
	self_shuffle: flag(false, {
		form: { block: "players", switch: true, company: true, hands: true },
	}),
	allow_duplicate_characters: flag(false, { form: { block: "players", switch: true } }),
	/** Parts per story. */
	num_switches: whole(1, LIMITS.parts)(3, { form: { block: "stories" } }),
	auto_sync_parts_to_players: flag(false, {
		form: { block: "stories", switch: true, company: true },
	}),
	audiences: flag(true, { form: { block: "stories", switch: true } }),
	/** The host leads all screens through the stories, part by part. */
	read_together: flag(false, {
		form: { block: "stories", switch: true, company: true, tonight: true },
	}),
	no_extra_reading_time: flag(false, {
		form: { block: "stories", switch: true, inverted: true, tonight: true },
	}),
	hide_authors: flag(false, {
		form: { block: "stories", switch: true, company: true, keptOnBy: "guess_authors" },
	}),
	/** Readers name the author of each part of one story. The authors are hidden until then. */
	guess_authors: flag(false, { form: { block: "stories", switch: true, company: true } }),
	faster_phases: flag(false, { form: { block: "stories", switch: true, tonight: true } }),
	/** Accepted from clients, and off in every room. */
	bookend: flag(false, { form: null }),
};

export type SettingName = keyof typeof SETTINGS;

/** The settings of a room; only `num_switches` changes, when the stories open. */
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name]["standard"] };

/** Settings of which any may be missing. */
export type SomeSettings = { [Name in SettingName]?: Settings[Name] | undefined };

/** The names of the settings whose form matches. */
export type SettingWith<F> = {
	[Name in SettingName]: (typeof SETTINGS)[Name]["form"] extends F ? Name : never;
}[SettingName];

/** The same rows, for names that are known at run time only. */
export const SETTING_ROWS: { [Name in SettingName]: Setting<Settings[Name]> } = SETTINGS;
// The keys are exactly the settings, by the type above.
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The settings of a room for which none were sent. */
// Each row's standard value has the type of its setting.
export const DEFAULT_SETTINGS = Object.fromEntries(
	SETTING_NAMES.map((name) => [name, SETTINGS[name].standard]),
) as Settings;
