import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import {
	choice,
	flag,
	type NumberRow,
	number,
	type Only,
	type Row,
	several,
} from "./settings/kinds.ts";
import { ENGLISH, LANGUAGE_TAGS, type Language } from "./settings/languages.ts";
import { isTimeZone } from "./settings/time-zone.ts";

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

const zone = (key: string): v.GenericSchema<string> =>
	v.pipe(
		v.string(`${key} must be text`),
		v.maxLength(LIMITS.zoneLength),
		v.check(isTimeZone, (issue) => `${key} is ${issue.input}, which is no time zone`),
	);

const { charactersPerStory, charactersPerPlayer, writeSeconds, slow } = LIMITS;

/**
 * Every setting of a room (docs/game.md "Settings"). Its schema, the control of the create form, its
 * words, its line on the page of a recipe and its value in a link follow from the row. The form has
 * the controls of each block in this order.
 */
const SETTINGS = {
	game_mode: choice(GAME_MODES, {
		id: 1,
		standard: "default",
		besidePresets: true,
		chip: true,
		form: null,
	}),
	/** The language of the stories: of prompts, built-in names, exports and shared pages. */
	language: choice(LANGUAGE_TAGS, {
		id: 2,
		standard: ENGLISH,
		besidePresets: true,
		chip: true,
		form: { block: "room", control: "own" },
	}),
	show_instructions: flag({
		id: 3,
		standard: true,
		chip: true,
		form: { block: "room", control: "yesOrNo", pace: "tonight" },
	}),
	/** Seconds for writing a part; 0 = until all writers are done. */
	write_duration: number(writeSeconds.min, writeSeconds.max, {
		id: 4,
		also: 0,
		standard: 180,
		chip: true,
		form: { block: "time", control: "own", pace: "tonight" },
	}),
	pace: choice(PACES, {
		id: 5,
		standard: "tonight",
		chip: true,
		form: { block: "time", hintFor: "slow" },
	}),
	/** Hours for writing a part of a slow game, and for each of its other phases but reading. */
	part_hours: number(slow.partHours.min, slow.partHours.max, {
		id: 6,
		standard: 24,
		usual: [6, 12, 24, 48, 72],
		form: { block: "time", pace: "slow" },
	}),
	phase_hours: number(slow.phaseHours.min, slow.phaseHours.max, {
		id: 7,
		standard: 24,
		usual: [12, 24, 48, 72],
		form: { block: "time", pace: "slow" },
	}),
	/** The hours in which no deadline of a slow game falls; two equal ones are none. */
	quiet_from: number(0, 23, {
		id: 8,
		standard: 22,
		form: { block: "time", control: "own", pace: "slow" },
	}),
	quiet_until: number(0, 23, {
		id: 9,
		standard: 8,
		form: { block: "time", control: "own", pace: "slow" },
	}),
	/** The IANA name of the time zone of the quiet hours. */
	time_zone: {
		kind: "zone",
		id: 10,
		standard: "UTC",
		schema: zone,
		besidePresets: true,
		form: { block: "time", control: "own", pace: "slow" },
	},
	maturity: choice(MATURITIES, {
		id: 11,
		inLinks: ["ALL_AGES", "MATURE"],
		standard: "ALL_AGES",
		alone: "MATURE",
		besidePresets: true,
		chip: true,
		form: { block: "front", control: "own", company: true },
	}),
	moderation: flag({
		id: 12,
		standard: false,
		chip: true,
		form: { block: "room", control: "yesOrNo", company: true },
	}),
	/** Names entered for the pair where players name it. */
	num_otp_characters: number(0, charactersPerStory, {
		id: 13,
		standard: 0,
		usual: [1, 2, 3, 4],
		formLow: 1,
		form: { block: "pair", cast: "pair" },
	}),
	prompt_packs: several(PROMPT_PACKS, {
		id: 14,
		standard: ["basic"],
		besidePresets: true,
		form: { block: "prompts", control: "own" },
	}),
	forced_prompts: flag({
		id: 15,
		standard: false,
		alone: true,
		form: { block: "prompts", company: true },
	}),
	multi_prompt: flag({
		id: 16,
		standard: true,
		form: { block: "prompts", needs: "forced_prompts" },
	}),
	max_players: number(LIMITS.minPlayers, LIMITS.players, {
		id: 17,
		also: 1,
		refusal: "playersRange",
		standard: 12,
		alone: 1,
		usual: [3, 6, 9, 12, 16],
		form: { block: "players", company: true },
	}),
	num_characters_submit: number(1, charactersPerPlayer, {
		id: 18,
		standard: 5,
		usual: [2, 3, 4, 5, 6, 7, 8],
		form: { block: "players", cast: "hands" },
	}),
	min_characters: number(1, charactersPerStory, {
		id: 19,
		standard: 2,
		usual: [2, 3],
		noCustom: true,
		form: { block: "players", cast: "hands" },
	}),
	max_characters: number(1, charactersPerStory, {
		id: 20,
		standard: 3,
		usual: [2, 3],
		noCustom: true,
		form: { block: "players", cast: "hands", notBelow: "min_characters" },
	}),
	character_maturity: flag({
		id: 21,
		standard: false,
		only: "matureRooms",
		form: { block: "players" },
	}),
	self_shuffle: flag({
		id: 22,
		standard: false,
		form: { block: "players", company: true, cast: "hands" },
	}),
	allow_duplicate_characters: flag({ id: 23, standard: false, form: { block: "players" } }),
	/** Parts per story. */
	num_switches: number(1, LIMITS.parts, {
		id: 24,
		standard: 3,
		chip: true,
		usual: [3, 4, 5, 6, 7, 8, 9, 10],
		form: { block: "time", setBy: "auto_sync_parts_to_players" },
	}),
	auto_sync_parts_to_players: flag({
		id: 25,
		standard: false,
		form: { block: "time", company: true },
	}),
	audiences: flag({ id: 26, standard: true, chip: true, form: { block: "room" } }),
	/** The host leads all screens through the stories, part by part. */
	read_together: flag({
		id: 27,
		standard: false,
		chip: true,
		form: { block: "front", company: true, pace: "tonight" },
	}),
	no_extra_reading_time: flag({
		id: 28,
		standard: false,
		form: { block: "time", inverted: true, pace: "tonight" },
	}),
	hide_authors: flag({
		id: 29,
		standard: false,
		chip: true,
		form: { block: "room", company: true, keptOnBy: "guess_authors" },
	}),
	/** Readers name the author of each part of one story. The authors are hidden until then. */
	guess_authors: flag({
		id: 34,
		standard: false,
		chip: true,
		form: { block: "front", company: true },
	}),
	faster_phases: flag({ id: 32, standard: false, form: { block: "time", pace: "tonight" } }),
	/** Accepted from clients, and off in every room. */
	bookend: flag({ id: 33, standard: false, besidePresets: true, form: null }),
} as const;
type Table = typeof SETTINGS;

export type SettingName = keyof Table;

/** The settings of a room; only `num_switches` changes, when the stories open. */
export type Settings = { [Name in SettingName]: v.InferOutput<ReturnType<Table[Name]["schema"]>> };

/** Settings of which any may be missing. */
export type SomeSettings = { [Name in SettingName]?: Settings[Name] | undefined };

/** The names of the settings whose row matches. */
type NameWith<R> = { [Name in SettingName]: Table[Name] extends R ? Name : never }[SettingName];

/** The settings that the form does not ask for. */
export type UnaskedName = NameWith<{ form: null }>;
/** The settings for which the form has a control of their own. */
export type OwnControlName = NameWith<{ form: { control: "own" } }>;
/** The settings whose control follows from their row, so that a label is all they need. */
export type LabelledName = Exclude<SettingName, UnaskedName | OwnControlName>;
export type NumberName = NameWith<{ kind: "number" }>;
export type ChoiceName = NameWith<{ kind: "choice" }>;
/** The settings that the lobby shows in a few words. */
export type ChipName = NameWith<{ chip: true }>;

/** The same rows, for names that are known at run time only. */
export const SETTING_ROWS: { [Name in SettingName]: Row<Settings[Name]> } = SETTINGS;
export const NUMBER_ROWS: { [Name in NumberName]: NumberRow } = SETTINGS;
// The keys are exactly the settings, by the type above.
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The settings of a room for which none were sent. */
// Each row's standard value has the type of its setting.
export const DEFAULT_SETTINGS = Object.fromEntries(
	SETTING_NAMES.map((name) => [name, SETTING_ROWS[name].standard]),
) as Settings;

/**
 * Returns the settings with the defaults of those that an older build did not know; the same object
 * when none is missing.
 */
export const allSettings = (settings: SomeSettings): Settings =>
	SETTING_NAMES.every((name) => name in settings)
		? // None is missing.
			(settings as Settings)
		: { ...DEFAULT_SETTINGS, ...(settings as Partial<Settings>) };
