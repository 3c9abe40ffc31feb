import * as v from "valibot";
import { LIMITS } from "./limits.ts";

/** The nine packs in the order of the create form (site.md section 3). */
export const PROMPT_PACKS = [
	"basic",
	"hardcore",
	"drama",
	"art",
	"fantasy",
	"fluff",
	"gamers",
	"hungry",
	"phrases",
] as const;
export type PromptPack = (typeof PROMPT_PACKS)[number];

/** Packs anybody may use; every other one needs a supporter as the host. */
export const FREE_PACKS: readonly PromptPack[] = ["basic", "hardcore"];

export const GAME_MODES = [
	"default",
	"otp",
	"self_insert",
	"broken_telephone",
	"solo_mode",
] as const;
export type GameMode = (typeof GAME_MODES)[number];

export type Maturity = "MATURE" | "ALL_AGES";

/**
 * What a room is created with; never changes afterwards (gameplay.md section 3, rules.md
 * "Settings").
 */
export interface Settings {
	game_mode: GameMode;
	/** Seconds a part may take; 0 = until all are done. */
	write_duration: number;
	/** Parts per story. */
	num_switches: number;
	num_characters_submit: number;
	min_characters: number;
	max_characters: number;
	/** Names entered for the pair in otp mode and in solo without self_shuffle. */
	num_otp_characters: number;
	max_players: number;
	maturity: Maturity;
	show_instructions: boolean;
	audiences: boolean;
	multi_prompt: boolean;
	prompt_packs: PromptPack[];
	no_extra_reading_time: boolean;
	hide_authors: boolean;
	moderation: boolean;
	self_shuffle: boolean;
	faster_phases: boolean;
	character_maturity: boolean;
	forced_prompts: boolean;
	allow_duplicate_characters: boolean;
	auto_sync_parts_to_players: boolean;
	bookend: boolean;
	/** The host leads all screens through the stories, part by part. */
	read_together: boolean;
}

const flag = v.optional(v.boolean());

const whole = (key: string, low: number, high: number, also?: number, where = "") =>
	v.optional(
		v.pipe(
			v.number(`${key} must be a number`),
			v.check(
				(n) => Number.isInteger(n) && ((n >= low && n <= high) || n === also),
				({ input }) =>
					`${key} is ${input}; allowed are whole numbers from ${low} to ${high}${also === undefined ? "" : `, or ${also}${where}`}`,
			),
		),
	);

const oneOf = <const T extends readonly string[]>(key: string, names: T) =>
	v.picklist(names, ({ received }) => `${key} is ${received}; allowed are ${names.join(", ")}`);

/** What a client may send as `settings`: every key optional, unknown keys refused. */
const eachKey = v.strictObject({
	game_mode: v.optional(oneOf("game_mode", GAME_MODES)),
	write_duration: whole("write_duration", LIMITS.writeSeconds.min, LIMITS.writeSeconds.max, 0),
	num_switches: whole("num_switches", 1, LIMITS.parts),
	num_characters_submit: whole("num_characters_submit", 1, LIMITS.charactersPerPlayer),
	min_characters: whole("min_characters", 1, LIMITS.charactersPerStory),
	max_characters: whole("max_characters", 1, LIMITS.charactersPerStory),
	num_otp_characters: whole("num_otp_characters", 0, LIMITS.charactersPerStory),
	max_players: whole("max_players", LIMITS.minPlayers, LIMITS.players, 1, " in solo_mode"),
	maturity: v.optional(oneOf("maturity", ["MATURE", "ALL_AGES"])),
	prompt_packs: v.optional(v.array(oneOf("prompt_packs", PROMPT_PACKS))),
	show_instructions: flag,
	audiences: flag,
	multi_prompt: flag,
	no_extra_reading_time: flag,
	hide_authors: flag,
	moderation: flag,
	self_shuffle: flag,
	faster_phases: flag,
	character_maturity: flag,
	forced_prompts: flag,
	allow_duplicate_characters: flag,
	auto_sync_parts_to_players: flag,
	bookend: flag,
	read_together: flag,
});

/**
 * The same, with the bounds that one key sets for another; a refusal names the field, the value and
 * the bound.
 */
export const SentSettings = v.pipe(
	eachKey,
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
				s.game_mode === "solo_mode",
			({ input: s }) =>
				`max_players is ${s.max_players}; allowed are whole numbers from ${LIMITS.minPlayers} to ${LIMITS.players}, or 1 in solo_mode`,
		),
		["max_players"],
	),
);
export type SentSettings = v.InferOutput<typeof SentSettings>;

/** The create form's defaults (rules.md), which also stand for every key left out. */
export const DEFAULT_SETTINGS: Settings = {
	game_mode: "default",
	write_duration: 180,
	num_switches: 3,
	num_characters_submit: 5,
	min_characters: 2,
	max_characters: 3,
	num_otp_characters: 0,
	max_players: 12,
	maturity: "ALL_AGES",
	show_instructions: true,
	audiences: true,
	multi_prompt: true,
	prompt_packs: ["basic"],
	no_extra_reading_time: false,
	hide_authors: false,
	moderation: false,
	self_shuffle: false,
	faster_phases: false,
	character_maturity: false,
	forced_prompts: false,
	allow_duplicate_characters: false,
	auto_sync_parts_to_players: false,
	bookend: false,
	read_together: false,
};

/** What the creator is allowed to ask for. */
export interface Creator {
	/** The creator is 18 or over. */
	mature: boolean;
	/** The creator may use every prompt pack: a supporter, or premium is switched off. */
	premium: boolean;
}

/** The pair is entered directly: otp, and solo without self_shuffle (gameplay.md section 1). */
export const entersPair = (s: Pick<Settings, "game_mode" | "self_shuffle">): boolean =>
	s.game_mode === "otp" || (s.game_mode === "solo_mode" && !s.self_shuffle);

/**
 * The settings a room gets for what was sent: defaults filled in, coherence rules of gameplay.md
 * section 5 applied.
 */
export function coherentSettings(sent: SentSettings, creator: Creator): Settings {
	const s: Settings = { ...DEFAULT_SETTINGS, ...withoutUndefined(sent), bookend: false };
	const solo = s.game_mode === "solo_mode";
	if (solo) {
		s.maturity = creator.mature ? "MATURE" : "ALL_AGES";
		s.forced_prompts = true;
		s.max_players = 1;
	}
	if (!creator.mature) s.maturity = "ALL_AGES";
	const packs = s.prompt_packs.filter((pack) => creator.premium || FREE_PACKS.includes(pack));
	s.prompt_packs = PROMPT_PACKS.filter(
		(pack) => packs.includes(pack) && !(pack === "hardcore" && s.maturity === "ALL_AGES"),
	);
	if (s.prompt_packs.length === 0) s.prompt_packs = ["basic"];
	if (s.maturity === "ALL_AGES") s.character_maturity = false;
	s.num_otp_characters = entersPair(s) ? sent.num_otp_characters || 2 : 0;
	return s;
}

function withoutUndefined(sent: SentSettings): Partial<Settings> {
	return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** Names for write_duration, slowest last (rules.md). */
export const SPEEDS = [
	{ name: "sonic", from: 0, seconds: 10 },
	{ name: "lightning", from: 60, seconds: 60 },
	{ name: "frantic", from: 180, seconds: 180 },
	{ name: "brisk", from: 300, seconds: 300 },
	{ name: "leisurely", from: 600, seconds: 600 },
] as const;

/** The speed's name for a write_duration in seconds; null when there is no timer. */
export function speedName(seconds: number): (typeof SPEEDS)[number]["name"] | null {
	if (seconds === 0) return null;
	return SPEEDS.findLast((speed) => seconds >= speed.from)?.name ?? "sonic";
}
